import Foundation
import TestKit
import TestProcesses
import Testing

@Suite("A package with LayerGuard")
struct PackageTests {
    @Test("A copy of LayerGuard guards all targets of the package that contains the copy", .compiling)
    func copiedKit() async throws {
        try await withTemporaryFolder { folder in
            let package = try GuardedPackage(in: folder)
            let source = "Sources/A/A.swift"
            let legal = "import B\nimport Inner\nimport Kit\n"

            // C is only a dependency of A's dependency B, so A may not import it in any branch.
            try package.write("import B\nimport C\n", to: source)
            try await package.expectFailure(of: "A", at: "\(source):2:8")
            try package.write("import B\n#if canImport(C)\nimport C\n#endif\n", to: source)
            try await package.expectFailure(of: "A", at: "\(source):3:8")

            // LayerGuard also checks a source that another plugin generates.
            try package.write(legal, to: source)
            try package.write("import C\n", to: "Template.txt")
            try await package.expectFailure(of: "A", at: "Generated.swift:1:8")
            try package.write("import B\n", to: "Template.txt")

            // LayerGuard also checks targets that do not use the plugin, even a test target that is not built here.
            for (target, source) in [("Kit", "Sources/Kit/Kit.swift"), ("BTests", "Tests/BTests/BTests.swift")] {
                try package.write("import C\n", to: source)
                try await package.expectFailure(of: target, at: "\(source):1:8")
                try package.write("", to: source)
            }

            // A system module is legal only while the table allows it.
            try package.write("import Foundation\n", to: "Sources/C/C.swift")
            try await package.expectFailure(of: "C", at: "Sources/C/C.swift:1:8", module: "Foundation")
            try package.write("C: Foundation\n", to: ".layerguard")
            #expect(try await package.build().ending == .exited(0))
            try package.write("C: Dispatch\n", to: ".layerguard")
            try await package.expectFailure(of: "C", at: "Sources/C/C.swift:1:8", module: "Foundation")
            try package.write("C: Foundation\n", to: ".layerguard")

            let build = try await package.build()
            #expect(build.ending == .exited(0), "\(build.wholeText)")
            let again = try await package.build()
            #expect(!again.wholeText.contains("Compiling A"), "\(again.wholeText)")
        }
    }

    @Test("A package that uses a guarded package's library does not run LayerGuard", .compiling)
    func dependent() async throws {
        try await withTemporaryFolder { folder in
            let package = try GuardedPackage(in: folder)
            let build = try await package.buildOfDependent()
            #expect(build.ending == .exited(0), "\(build.wholeText)")
            #expect(!build.wholeText.contains("LayerGuard"), "\(build.wholeText)")
        }
    }
}
