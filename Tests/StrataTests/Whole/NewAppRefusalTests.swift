import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("A new app is refused, and nothing is written,", .computesLong, .leakChecks)
struct NewAppRefusalTests {
    private let folder: TemporaryFolder
    private let package: Package

    init() throws {
        folder = try TemporaryFolder()
        package = try Checkout.package
    }

    private func expectRefusal(
        _ expected: some Error & Equatable, features: [String] = [], extras: [String] = [], into path: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try folder.contents()
        let app = NewApp(name: "Groceries", folder: folder.path(of: path), features: features, extras: extras)
        #expect(throws: expected, sourceLocation: sourceLocation) { try app.run(in: package) }
        #expect(try folder.contents() == before, sourceLocation: sourceLocation)
    }

    @Test("if a feature does not exist")
    func feature() throws {
        try expectRefusal(
            NewAppError.unknownFeature(
                "Lisst",
                known: ["Feed", "Lists", "More", "Photos", "Profile", "Settings", "Shop", "SignUp", "Users"]),
            features: ["Lisst"], into: "app")
    }

    @Test("in a package without the app that it would be made of")
    func elsewhere() throws {
        let temporary = trackForLeaks(try TemporaryPackage())
        let other = try Package.small(temporary, files: [:])
        let before = try folder.contents()
        #expect(throws: NewAppError.noOriginal) {
            try NewApp(name: "Groceries", folder: folder.path(of: "app")).run(in: other)
        }
        #expect(try folder.contents() == before)
    }

    @Test("if what to take along does not exist, with the names that exist and the nearest one")
    func extra() throws {
        let error = #expect(throws: NewAppError.self) {
            try NewApp(name: "Groceries", folder: folder.path(of: "app"), extras: ["SQLit"]).run(in: package)
        }
        #expect(error?.description.hasPrefix("There is nothing called 'SQLit' to take along; expected ") == true)
        #expect(error?.description.hasSuffix(". Did you mean SQLite?") == true)
    }

    @Test(
        "if a service would serve none of its features", .slow,
        arguments: [
            (
                "RandomUser",
                "RandomUser serves only Users: name one of them, as in --features Users, or leave RandomUser "
            ),
            ("Unsplash", "Unsplash serves only Photos: name one of them, as in --features Photos, or leave Unsplash "),
            ("Transport", "Transport serves no feature itself: the services that need it bring it along."),
        ])
    func unserved(service: String, description: String) throws {
        let app = NewApp(
            name: "Groceries", folder: folder.path(of: "app"), features: ["Lists"], extras: ["SQLite", service])
        let error = #expect(throws: NewAppError.self) { try app.run(in: package) }
        #expect(error?.description.hasPrefix(description) == true, "\(error.debugDescription)")
        #expect(try folder.contents().isEmpty)
    }

    @Test("if the folder is a link, which it would replace")
    func link() throws {
        let path = folder.path(of: "app")
        for target in ["elsewhere", folder.path] {
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
            #expect(throws: NewAppError.link(path, target: target)) { try AppDestination(path) }
            #expect(throws: NewAppError.link(path, target: target)) { try AppDestination(path + "/") }
            try FileManager.default.removeItem(atPath: path)
        }
    }

    @Test("if the folder has files, or is a file")
    func full() throws {
        let file = try folder.write("x", to: "app/notes.txt")
        try expectRefusal(NewAppError.notEmpty(folder.path(of: "app")), into: "app")
        try expectRefusal(NewAppError.noFolder(file), into: "app/notes.txt")
    }

    @Test("if the folder cannot be written")
    func unwritable() throws {
        try FileManager.default.createDirectory(atPath: folder.path(of: "locked"), withIntermediateDirectories: false)
        try folder.setPermissions(0o555, of: folder.path(of: "locked"))
        defer { try? folder.setPermissions(0o700, of: folder.path(of: "locked")) }
        let path = folder.path(of: "locked/app")
        // The superuser may write anywhere.
        guard getuid() != 0 else { return }
        try expectRefusal(FileTransferError.notWritten(path, reason: "Permission denied"), into: "locked/app")
    }
}
