/// What the status pages say of a build: the audit, what is missing, and what was noticed.
public struct StatusReport: Sendable {
    /// What became of one kind, stage by stage.
    public struct Row: Sendable, Equatable {
        /// The kind's name.
        public let kind: String
        /// Resources that the API lists.
        public var listed: Int
        /// Of those, in the store.
        public var stored: Int
        /// Of those, in the model and the dataset.
        public var normalized = 0
        /// Pages about one of them, in each language; nil for kinds without pages of their own.
        public var pages: Int?
        /// Of those, the pages that search leads to; nil for kinds without.
        public var indexed: Int?
        /// Of those, the pages in the sitemap; nil for kinds without, and where there is no sitemap.
        public var inSitemap: Int?

        /// Begins a row with what is known of a kind before anything is made of it.
        public init(kind: String, listed: Int, stored: Int) {
            self.kind = kind
            self.listed = listed
            self.stored = stored
        }

        /// Whether all figures that the kind has are the same.
        public var isWhole: Bool {
            [stored, normalized, pages ?? listed, indexed ?? listed, inSitemap ?? listed].allSatisfy { $0 == listed }
        }
    }

    /// A resource that is missing, or something of the data that was noticed.
    public struct Remark: Sendable, Equatable {
        /// Where: a path, a resource, a field.
        public let place: String
        /// What about it.
        public let text: String

        /// Joins a place to what is to be said of it.
        public init(place: String, text: String) {
            self.place = place
            self.text = text
        }
    }

    /// Every kind, by name.
    public var rows: [Row]
    /// What could not be had or read.
    public var gaps: [Remark]
    /// What of the data was noticed on the way and does no harm.
    public var warnings: [Remark]

    /// Joins what there is to say; an empty report says that there is nothing.
    public init(rows: [Row] = [], gaps: [Remark] = [], warnings: [Remark] = []) {
        self.rows = rows
        self.gaps = gaps
        self.warnings = warnings
    }
}
