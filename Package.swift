// swift-tools-version:6.0
import Foundation
import PackageDescription

/// The folder of the compiler's own swift-syntax: optimised, and always of the compiler's version.
///
/// Building the package of that name takes longer than building everything else.
let compilerLibraries: String = {
  let path = Context.environment["PATH"] ?? ""
  let compiler = path.split(separator: ":").map { URL(filePath: "\($0)/swiftc") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  let folder = compiler?.resolvingSymlinksInPath().deletingLastPathComponent()
  return (folder ?? URL(filePath: "/usr/bin")).appending(path: "../lib/swift/host").standardized
    .path
}()

/// For targets that parse Swift, and for those that import them.
let syntax: [SwiftSetting] = [.unsafeFlags(["-I", compilerLibraries])]

/// The engine is one virtual main thread with UIKit's own global state (`UIScreen.main`,
/// `CACurrentMediaTime()`), which the Swift 5 mode describes honestly.
let engine: [SwiftSetting] = [.swiftLanguageMode(.v5)]

/// For what is called often in a run: `bin/build` passes `-Onone`, and this comes after it.
let fast: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xfrontend", "-O", "-Xfrontend", "-enable-default-cmo"],
    .when(configuration: .release))
]

/// For what the tests call millions of times as well.
let fastInTests: [SwiftSetting] =
  fast + [.unsafeFlags(["-Xfrontend", "-O"], .when(configuration: .debug))]

/// For a large module of that kind: half of the time that `fast` takes to build.
let small: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xfrontend", "-Osize", "-Xfrontend", "-enable-default-cmo"],
    .when(configuration: .release))
]

/// The functions of Swift's runtime that `type_sizes.c` stands before.
let typeFunctions = [
  "swift_initStructMetadata", "swift_initClassMetadata2", "swift_updateClassMetadata2",
  "swift_initEnumMetadataSingleCase", "swift_initEnumMetadataSinglePayload",
  "swift_initEnumMetadataMultiPayload", "swift_getGenericMetadata", "swift_getTupleTypeMetadata",
  "swift_getTupleTypeMetadata2", "swift_getTupleTypeMetadata3", "swift_getTupleTypeLayout",
  "swift_getTupleTypeLayout2", "swift_getTupleTypeLayout3", "swift_checkMetadataState",
  "swift_getAssociatedTypeWitness", "swift_getOpaqueTypeMetadata",
  "swift_getOpaqueTypeMetadata2",
  "swift_getTypeByMangledNameInContext", "swift_getTypeByMangledNameInContext2",
  "swift_getTypeByMangledNameInContextInMetadataState",
  "swift_getTypeByMangledNameInContextInMetadataState2",
]

let package = Package(
  name: "workbook",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "workbook", targets: ["workbook"]),
    .executable(name: "program-host", targets: ["CHost"]),
    .executable(name: "box-probe", targets: ["CProbe"]),
    // What learner programs are linked against.
    .library(name: "WorkbookEngine", type: .dynamic, targets: ["Staging", "HeadlessCombine"]),
    // What check programs are linked against.
    .library(name: "WorkbookChecks", type: .dynamic, targets: ["Expectations"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // Engine: what Apple ships, and nothing else.
    .target(name: "Motion", path: "Sources/Engine/Motion", swiftSettings: fastInTests),
    // Record: what happened in a run, as plain data that the engine writes and all others read.
    .target(
      name: "Record", dependencies: ["Motion"], path: "Sources/Record", swiftSettings: fastInTests),
    .target(
      name: "HeadlessCoreGraphics", dependencies: ["Motion"],
      path: "Sources/Engine/CoreGraphics", swiftSettings: engine + fast),
    .target(
      name: "HeadlessQuartzCore", dependencies: ["HeadlessCoreGraphics", "Motion", "Record"],
      path: "Sources/Engine/QuartzCore", swiftSettings: engine + fast),
    .target(
      name: "HeadlessCombine", dependencies: ["HeadlessQuartzCore"],
      path: "Sources/Engine/Combine", swiftSettings: engine),
    .target(
      name: "HeadlessUIKit",
      dependencies: ["HeadlessQuartzCore", "HeadlessCoreGraphics", "Motion", "Record"],
      path: "Sources/Engine/UIKit", swiftSettings: engine + small),

    // Stage: play scenarios on the engine and record them.
    .target(
      name: "Staging",
      dependencies: [
        "HeadlessUIKit", "HeadlessQuartzCore", "HeadlessCoreGraphics", "Motion", "Record",
      ],
      path: "Sources/Stage/Staging", swiftSettings: engine + fast),
    // Foundation asks for the bytes of a UUID by this name, and programs for these functions of Swift's
    // runtime. They find ours only if they are exported.
    .executableTarget(
      name: "CHost", path: "Sources/Stage/CHost",
      linkerSettings: [
        .unsafeFlags(
          (["_foundation_uuid_generate_random"] + typeFunctions).flatMap {
            ["-Xlinker", "--export-dynamic-symbol=\($0)"]
          },
          .when(platforms: [.linux]))
      ]),
    // What `bin/bench engine` runs, with a malloc of its own that counts. The libraries find it
    // only if the program exports it.
    .target(name: "CAllocations", path: "Sources/Stage/CAllocations"),
    .executableTarget(
      name: "engine-benchmark", dependencies: ["CAllocations", "Motion"],
      path: "Sources/Stage/Benchmark",
      linkerSettings: [
        .unsafeFlags(
          ["-Xlinker", "--export-dynamic-symbol=malloc"], .when(platforms: [.linux]))
      ]),

    // Also of `bin/bench engine`: UIDynamicAnimator with many items.
    .executableTarget(
      name: "dynamics-benchmark", dependencies: ["HeadlessQuartzCore", "HeadlessUIKit"],
      path: "Sources/Stage/DynamicsBenchmark", swiftSettings: engine),

    // Book: from Markdown on disk to chapters in memory.
    .systemLibrary(
      name: "CCMark", path: "Sources/Book/CCMark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .target(
      name: "Markdown", dependencies: ["CCMark"], path: "Sources/Book/Markdown",
      swiftSettings: fast),
    // The numbers of the book's figures; also built for browsers.
    .target(
      name: "Figures", dependencies: ["Motion"], path: "Sources/Book/Figures",
      swiftSettings: fast),
    .target(
      name: "Chapters",
      dependencies: [
        "Figures", "Markdown", "Motion", "Record", .product(name: "Yams", package: "Yams"),
      ],
      path: "Sources/Book/Chapters", swiftSettings: fast),

    // Runner: from a submission to a verdict.
    .target(
      name: "Files", dependencies: [.product(name: "SystemPackage", package: "swift-system")],
      path: "Sources/Runner/Files", swiftSettings: fastInTests),
    // Hides the operators of its package, with which a sum of texts takes a minute to compile.
    .target(
      name: "Databases", dependencies: [.product(name: "GRDB", package: "GRDB.swift")],
      path: "Sources/Runner/Databases", swiftSettings: [.unsafeFlags(["-enable-library-evolution"])]
    ),
    // Tries from inside of a box what a hostile program would try.
    .executableTarget(name: "CProbe", path: "Sources/Runner/CProbe"),
    .target(
      name: "Sandboxing",
      dependencies: [
        "Files",
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      path: "Sources/Runner/Sandboxing"),
    .target(
      name: "Compiling",
      dependencies: [
        "Files", "Record", "Sandboxing",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      path: "Sources/Runner/Compiling", swiftSettings: syntax + fast,
      linkerSettings: [
        .unsafeFlags(["-L", compilerLibraries, "-Xlinker", "-rpath", "-Xlinker", compilerLibraries])
      ]),
    .target(
      name: "Expectations", dependencies: ["Motion", "Record"],
      path: "Sources/Runner/Expectations", exclude: ["README.md"], swiftSettings: fast),
    .target(
      name: "Checking",
      dependencies: [
        "Chapters", "Compiling", "Expectations", "Files", "Motion", "Record", "Sandboxing",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      path: "Sources/Runner/Checking", swiftSettings: syntax),
    .target(
      name: "Conformance",
      dependencies: ["Chapters", "Checking", "Compiling", "Files", "Motion", "Record"],
      path: "Sources/Runner/Conformance", swiftSettings: syntax),
    .target(
      name: "Grading",
      dependencies: [
        "Chapters", "Checking", "Compiling", "Databases", "Files", "Record", "Sandboxing",
      ],
      path: "Sources/Runner/Grading", exclude: ["README.md"], swiftSettings: syntax),

    // Site: from chapters, timelines and verdicts to pages.
    .target(
      name: "SiteRendering",
      dependencies: [
        "Chapters", "Checking", "Compiling", "Conformance", "Figures", "Files", "Grading",
        "Markdown", "Motion", "Record",
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      path: "Sources/Site/SiteRendering", swiftSettings: syntax + fastInTests),
    // To browsers on this machine, while a chapter is written.
    .target(
      name: "SiteServing", dependencies: ["Sandboxing"], path: "Sources/Site/SiteServing"),
    // A program of its own, because its libraries would double the time in which the tool starts.
    .executableTarget(
      name: "page-server",
      dependencies: [
        "SiteServing",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      path: "Sources/Site/PageServer"),

    .executableTarget(
      name: "workbook",
      dependencies: [
        "Chapters", "Checking", "Compiling", "Conformance", "Files", "Grading", "Markdown",
        "Record", "Sandboxing", "SiteRendering", "SiteServing",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/workbook", swiftSettings: syntax),

    // Tests mirror the rooms.
    .target(
      name: "EngineTesting", dependencies: ["HeadlessQuartzCore"],
      path: "Tests/Engine/EngineTesting", swiftSettings: engine),
    .testTarget(name: "MotionTests", dependencies: ["Motion"], path: "Tests/Engine/MotionTests"),
    .testTarget(
      name: "QuartzCoreTests", dependencies: ["EngineTesting", "HeadlessQuartzCore"],
      path: "Tests/Engine/QuartzCoreTests", exclude: ["README.md"], swiftSettings: engine),
    .testTarget(
      name: "CombineTests",
      dependencies: ["EngineTesting", "HeadlessCombine", "HeadlessQuartzCore"],
      path: "Tests/Engine/CombineTests", swiftSettings: engine),
    .testTarget(
      name: "UIKitTests", dependencies: ["EngineTesting", "HeadlessUIKit", "Record"],
      path: "Tests/Engine/UIKitTests", swiftSettings: engine),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["EngineTesting", "HeadlessUIKit", "Record", "Staging"],
      path: "Tests/Engine/ConformanceTests", swiftSettings: engine),
    .testTarget(
      name: "RecordTests", dependencies: ["Record"], path: "Tests/Record/RecordTests"),
    .testTarget(
      name: "StagingTests", dependencies: ["EngineTesting", "Record", "Staging"],
      path: "Tests/Stage/StagingTests", swiftSettings: engine),
    .testTarget(
      name: "MarkdownTests", dependencies: ["Markdown"], path: "Tests/Book/MarkdownTests"),
    .testTarget(
      name: "FiguresTests", dependencies: ["Figures", "Motion"], path: "Tests/Book/FiguresTests"),
    .testTarget(
      name: "ChaptersTests", dependencies: ["Chapters"], path: "Tests/Book/ChaptersTests",
      exclude: ["Fixtures"]),
    .testTarget(name: "FilesTests", dependencies: ["Files"], path: "Tests/Runner/FilesTests"),
    .target(
      name: "DatabasesTesting", dependencies: ["Databases"],
      path: "Tests/Runner/DatabasesTesting"),
    .testTarget(
      name: "DatabasesTests", dependencies: ["Databases"], path: "Tests/Runner/DatabasesTests"),
    .testTarget(
      name: "SandboxingTests", dependencies: ["CProbe", "Sandboxing"],
      path: "Tests/Runner/SandboxingTests"),
    .testTarget(
      name: "CompilingTests", dependencies: ["Compiling", "Record"],
      path: "Tests/Runner/CompilingTests",
      swiftSettings: syntax),
    .testTarget(
      name: "ExpectationsTests", dependencies: ["Expectations"],
      path: "Tests/Runner/ExpectationsTests"),
    .testTarget(
      name: "CheckingTests",
      dependencies: [
        "Chapters", "Checking", "Compiling", "Expectations", "Files", "Motion", "Record",
        "Sandboxing",
      ],
      path: "Tests/Runner/CheckingTests", swiftSettings: syntax),
    .testTarget(
      name: "ConformanceSuiteTests",
      dependencies: ["Chapters", "Conformance", "Markdown", "Motion", "Record"],
      path: "Tests/Runner/ConformanceSuiteTests", swiftSettings: syntax),
    .testTarget(
      name: "GradingTests",
      dependencies: [
        "Chapters", "Checking", "Compiling", "Databases", "DatabasesTesting", "Grading", "Record",
        "Sandboxing",
      ],
      path: "Tests/Runner/GradingTests", exclude: ["Records", "Schemas"],
      swiftSettings: syntax),
    .testTarget(
      name: "SiteRenderingTests",
      dependencies: [
        "Compiling", "Expectations", "Files", "Grading", "Sandboxing", "SiteRendering",
      ],
      path: "Tests/Site/SiteRenderingTests", swiftSettings: syntax),
    .testTarget(
      name: "SiteServingTests", dependencies: ["page-server", "SiteServing"],
      path: "Tests/Site/SiteServingTests"),
    .testTarget(
      name: "WorkbookTests",
      dependencies: [
        "Chapters", "Checking", "Compiling", "Conformance", "Files", "Grading", "Markdown",
        "Motion", "Record", "Sandboxing", "SiteRendering", "SiteServing", "workbook",
      ],
      path: "Tests/workbook/WorkbookTests", exclude: ["Screens"],
      swiftSettings: syntax),
    .testTarget(
      name: "ArchitectureTests", path: "Tests/ArchitectureTests", exclude: ["ARTICLES.md"]),
    .testTarget(
      name: "EndToEndTests", dependencies: ["Databases", "DatabasesTesting"],
      path: "Tests/EndToEndTests",
      exclude: ["Alternatives", "Fixtures", "Hostile/Answers", "Hostile/Honest"]),
  ]
)
