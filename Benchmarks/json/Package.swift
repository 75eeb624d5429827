// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody builds it who does not measure.
let package = Package(
    name: "json-bench",
    dependencies: [.package(name: "pokebuild", path: "../..")],
    targets: [
        .executableTarget(name: "json-bench", dependencies: [.product(name: "PokeAPI", package: "pokebuild")])
    ],
    swiftLanguageModes: [.v6]
)
