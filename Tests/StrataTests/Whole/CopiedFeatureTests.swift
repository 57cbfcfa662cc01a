import Foundation
import TestKit
import TestProcesses
import Testing

@Suite("A copied feature", .leakChecks, .compiling)
struct CopiedFeatureTests {
    private let package: TemporaryPackage

    init() throws {
        package = trackForLeaks(try TemporaryPackage())
    }

    @Test("A feature copied up to ViewModel includes nothing that draws, and passes its tests")
    func upToViewModel() async throws {
        #expect(try await package.makeLibrary(copying: "Users --up-to ViewModel --with-tests") <= 150)
        let drawn = try package.paths.filter { $0.contains(/TextUI|Shell|\bView\b|ViewTests/) }
        #expect(drawn == [])
        try await package.expectPasses(tests: 60)
    }

    @Test("Two features copied with --depend use the kits of a repository and pass their tests")
    func depend() async throws {
        let repository = trackForLeaks(try TemporaryPackage())
        let checkout = TemporaryPackage.checkout.path
        let made = try await repository.run(
            """
            cp -R '\(checkout)/Package.swift' '\(checkout)/Modules' . && git init -q -b main && git add . \
            && git -c user.name=Ada -c user.email=ada@example.org commit -q -m Copy
            """)
        try #require(made.ending == .exited(0), "\(made.wholeText)")
        let depend = "--with-tests --depend file://\(repository.folder.path)"

        #expect(try await package.makeLibrary(copying: "Lists \(depend)") <= 140)
        try await package.expectPasses(tests: 70)
        try await package.copy("Settings \(depend) --branch main")
        try await package.expectPasses(tests: 100)
        #expect(try package.paths.allSatisfy { !$0.hasPrefix("Modules/Kits/") })
    }

    @Test("Copying a feature again, after another feature, keeps changed files, and the package builds")
    func second() async throws {
        #expect(try await package.makeLibrary(copying: "Lists") <= 250)
        try package.write("// Mine.\n", to: "LICENSE-Strata")
        let changed = "Modules/Model/Shared/Saving.swift"
        try package.write(try package.text(of: changed) + "// Mine.\n", to: changed)
        try await package.copy("Shop")
        let files = try package.files
        try await package.copy("Lists")

        #expect(try package.files == files)
        #expect(try package.text(of: changed).hasSuffix("// Mine.\n"))
        let build = try await package.run("swift build")
        #expect(build.ending == .exited(0) && !build.wholeText.contains("warning: "), "\(build.wholeText)")
    }

    @Test("Each copied feature passes its tests, whether or not a service or LayerGuard is copied with it", .slowest)
    func each() async throws {
        for names in [
            "Users", "Photos", "Shop", "Settings", "Feed", "SignUp", "More", "Profile", "Lists SQLite LayerGuard",
            "Users RandomUser", "Photos Unsplash", "Sample",
        ] {
            try await package.makeLibrary(copying: "\(names) --with-tests")
            try await package.expectPasses(tests: 8)
        }
    }
}
