import CArchive
import Glibc

/// Reads the regular files of a tar archive from front to back, and owns libarchive's handle.
///
/// Uncompressed, or compressed with gzip, bzip2, xz or zstd. See
/// [libarchive-formats(5)](https://github.com/libarchive/libarchive/wiki/ManPageLibarchiveFormats5).
final class ArchiveReader {
    private let archive: OpaquePointer
    private var entry: OpaquePointer?

    /// Opens an archive, and looks for its first file.
    ///
    /// Throws what libarchive says where the file cannot be read or is no such archive.
    init(path: String) throws(ArchiveFault) {
        guard let archive = archive_read_new() else { preconditionFailure("no memory for an archive") }
        self.archive = archive
        archive_read_support_format_tar(archive)
        // One by one: with all of them, libarchive starts other programs for the rare ones.
        archive_read_support_filter_gzip(archive)
        archive_read_support_filter_bzip2(archive)
        archive_read_support_filter_xz(archive)
        archive_read_support_filter_zstd(archive)
        guard archive_read_open_filename(archive, path, 256 << 10) == ARCHIVE_OK else { throw fault }
    }

    // archive_read_free(3): closes as well.
    deinit { archive_read_free(archive) }

    private var fault: ArchiveFault {
        ArchiveFault(archive_error_string(archive).map { String(cString: $0) } ?? "it cannot be read")
    }

    /// A regular file of the archive.
    struct File {
        /// Its path, as it stands in the archive.
        let path: String
        /// The path of the file before it whose bytes it has, where it is a hard link to one.
        let original: String?
    }

    /// Goes on to the next regular file; nil behind the last.
    ///
    /// Throws where the archive is damaged, or ends too soon.
    func next() throws(ArchiveFault) -> File? {
        while true {
            let code = archive_read_next_header(archive, &entry)
            if code == ARCHIVE_EOF { return nil }
            // A warning, as of a name in another character set, is about an entry that can be read all the same.
            guard code == ARCHIVE_OK || code == ARCHIVE_WARN, let entry else { throw fault }
            guard let path = archive_entry_pathname(entry) else { continue }
            let original = archive_entry_hardlink(entry).map { String(cString: $0) }
            guard original != nil || archive_entry_filetype(entry) == S_IFREG else { continue }
            return File(path: String(cString: path), original: original)
        }
    }

    /// The bytes of the file that ``next()`` came to; nil for more than `limit`.
    ///
    /// Throws where the archive is damaged, or ends too soon.
    func content(limit: Int) throws(ArchiveFault) -> [UInt8]? {
        guard let entry else { return nil }
        let announced = Int(clamping: archive_entry_size(entry))
        guard announced <= limit else { return nil }
        var content = [UInt8](repeating: 0, count: announced)
        var count = 0
        while count < announced {
            let got = content.withUnsafeMutableBytes {
                archive_read_data(archive, $0.baseAddress.map { $0 + count }, announced - count)
            }
            if got < 0 { throw fault }
            if got == 0 { throw ArchiveFault("it ends in the middle of a file") }
            count += got
        }
        return content
    }
}

/// Why an archive cannot be read, in libarchive's words.
public struct ArchiveFault: Error, Equatable, CustomStringConvertible {
    /// The words.
    public let description: String

    init(_ description: String) { self.description = description }
}
