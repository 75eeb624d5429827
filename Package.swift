// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// A Swift library target with the project's settings.
func library(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
    .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: strict)
}

/// A test target named after the target that it tests.
func tests(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []) -> Target {
    .testTarget(
        name: "\(name)Tests",
        dependencies: [.init(stringLiteral: name), "TestSupport"] + dependencies,
        resources: resources,
        swiftSettings: strict
    )
}

let package = Package(
    name: "pokebuild",
    products: [
        .executable(name: "pokebuild", targets: ["pokebuild"]),
        // For programs that read a dataset (docs/dataset.md).
        .library(name: "DatasetReading", targets: ["DatasetReading", "PokeModel"]),
        // For Benchmarks/json, which is a package of its own.
        .library(name: "PokeAPI", targets: ["PokeAPI"]),
    ],
    targets: [
        // C libraries: one module each, imported by exactly one Swift target.
        .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
        .systemLibrary(name: "CSQLite3", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CBrotli", pkgConfig: "libbrotlienc", providers: [.apt(["libbrotli-dev"])]),
        .systemLibrary(name: "CZstd", pkgConfig: "libzstd", providers: [.apt(["libzstd-dev"])]),
        .systemLibrary(name: "CArchive", pkgConfig: "libarchive", providers: [.apt(["libarchive-dev"])]),
        .systemLibrary(name: "CLibdeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        .target(name: "CPosixShims"),
        .target(name: "CSHA256"),
        .target(name: "CSimdjson", linkerSettings: [.linkedLibrary("simdjson"), .linkedLibrary("m")]),

        // The bottom: these depend on no Swift target, and must not.
        library("Diagnostics"),
        library("BuildSupport", ["CPosixShims", "CSHA256"]),
        library("PokeModel"),

        library("JSON", ["CSimdjson"]),
        library("SQLite", ["CSQLite3"]),
        library("Compression", ["CBrotli", "CLibdeflate", "CZstd"]),
        library("PokeAPI", ["Diagnostics", "JSON", "PokeModel"]),
        library("SampleData", ["BuildSupport", "Diagnostics", "JSON", "PokeAPI", "PokeModel"]),
        library("Transfer", ["CArchive", "CCurl", "Compression", "PokeAPI"]),
        library("Checkpoints", ["BuildSupport", "Compression", "PokeAPI", "SQLite"]),
        library("Crawl", ["Checkpoints", "Diagnostics", "JSON", "PokeAPI"]),
        library("Mirror", ["BuildSupport", "Checkpoints", "JSON", "PokeAPI"]),
        library("Normalization", ["BuildSupport", "Diagnostics", "PokeAPI", "PokeModel"]),
        library("Templating", ["BuildSupport", "Diagnostics"]),
        library("Dataset", ["BuildSupport", "Compression", "JSON", "PokeModel", "SQLite"]),
        library("DatasetReading", ["BuildSupport", "JSON", "PokeModel"]),
        library("ChangeReport", ["BuildSupport", "JSON", "PokeModel"]),
        library("SearchIndex", ["BuildSupport", "JSON"]),
        library(
            "SiteGeneration",
            ["BuildSupport", "ChangeReport", "Diagnostics", "JSON", "PokeModel", "SearchIndex", "Templating"]
        ),
        library(
            "SiteValidation",
            ["BuildSupport", "CLibXML2", "Diagnostics", "JSON"],
            resources: ["markup", "sitemap", "feed"].map { .embedInCode("Grammar/Schemas/\($0).rnc") }
        ),
        library("Preview", ["BuildSupport"]),
        library("Publishing", ["BuildSupport", "Compression", "JSON"]),
        library(
            "PokebuildCLI",
            [
                "BuildSupport", "ChangeReport", "Checkpoints", "Crawl", "Dataset", "Diagnostics", "JSON", "Mirror",
                "Normalization", "PokeAPI", "PokeModel", "Preview", "Publishing", "SampleData", "SearchIndex",
                "SiteGeneration",
                "SiteValidation", "Templating", "Transfer",
            ]
        ),
        .executableTarget(name: "pokebuild", dependencies: ["PokebuildCLI"], swiftSettings: strict),

        .target(name: "TestSupport", dependencies: ["JSON"], path: "Tests/TestSupport", swiftSettings: strict),
        .target(
            name: "TestPokedex",
            dependencies: ["Normalization", "PokeAPI", "PokeModel", "SampleData"],
            path: "Tests/TestPokedex",
            swiftSettings: strict
        ),
        tests("BuildSupport"),
        tests("Checkpoints", ["BuildSupport", "Compression", "PokeAPI", "SQLite"]),
        tests("ChangeReport", ["BuildSupport", "JSON", "PokeModel"]),
        tests("Compression"),
        tests("Crawl", ["Checkpoints", "PokeAPI", "SQLite"]),
        tests(
            "Dataset",
            ["BuildSupport", "DatasetReading", "JSON", "Normalization", "PokeModel", "SQLite", "TestPokedex"]
        ),
        tests("Diagnostics"),
        tests("JSON"),
        tests("Mirror", ["BuildSupport", "Checkpoints", "Crawl", "PokeAPI", "SampleData", "SQLite", "Transfer"]),
        tests("Normalization", ["Diagnostics", "JSON", "PokeAPI", "PokeModel", "SampleData"]),
        tests("PokeAPI"),
        tests("PokeModel"),
        tests("PokebuildCLI", ["BuildSupport", "Checkpoints", "JSON", "PokeAPI", "SearchIndex", "SQLite"]),
        tests("Preview", ["BuildSupport"]),
        tests("Publishing", ["BuildSupport"]),
        tests("SampleData", ["JSON", "PokeAPI", "PokeModel"]),
        tests("SearchIndex", ["JSON"]),
        tests(
            "SiteGeneration",
            ["ChangeReport", "Normalization", "PokeAPI", "SampleData", "SiteValidation", "TestPokedex"]
        ),
        tests("SiteValidation", ["CLibXML2", "Diagnostics", "JSON"], resources: [.copy("Invalid"), .copy("Valid")]),
        tests("SQLite"),
        tests("Templating", ["BuildSupport"]),
        tests("Transfer", ["PokeAPI"]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
