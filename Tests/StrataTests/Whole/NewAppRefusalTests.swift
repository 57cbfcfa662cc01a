import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("A new app that is refused", .computesLong, .leakChecks)
struct NewAppRefusalTests {
    private let folder: TemporaryFolder
    private let package: Package

    init() throws {
        folder = try TemporaryFolder()
        package = try Checkout.package
    }

    /// Returns the reason why an app is refused, and expects that nothing is written.
    private func refusal(
        features: [String] = [], extras: [String] = [], into path: String = "app", from package: Package? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> NewAppError? {
        let before = try folder.contents()
        let app = NewApp(name: "Groceries", folder: folder.path(of: path), features: features, extras: extras)
        let error = #expect(throws: NewAppError.self, sourceLocation: sourceLocation) {
            try app.run(in: package ?? self.package)
        }
        #expect(try folder.contents() == before, sourceLocation: sourceLocation)
        return error
    }

    @Test("A new app is refused if a feature does not exist")
    func feature() throws {
        let known = ["Feed", "Lists", "More", "Photos", "Profile", "Settings", "Shop", "SignUp", "Users"]
        #expect(try refusal(features: ["Lisst"]) == .unknownFeature("Lisst", known: known))
    }

    @Test("A new app is refused in a package that lacks the original app")
    func elsewhere() throws {
        let other = try Package.small(trackForLeaks(try TemporaryPackage()), files: [:])
        #expect(try refusal(from: other) == .noOriginal)
    }

    @Test("The error for an unknown name after --with lists the known names and suggests the nearest")
    func extra() throws {
        let error = try refusal(extras: ["SQLit"])
        #expect(error?.description.hasPrefix("There is nothing called 'SQLit' to copy; expected ") == true)
        #expect(error?.description.hasSuffix(". Did you mean SQLite?") == true)
    }

    @Test(
        "A service that serves none of the app's features is refused", .slow,
        arguments: [
            (
                "RandomUser",
                "RandomUser serves only Users: name one of them, as in --features Users, or leave RandomUser "
            ),
            ("Unsplash", "Unsplash serves only Photos: name one of them, as in --features Photos, or leave Unsplash "),
            ("Transport", "Transport serves no feature itself: it is copied with the services that need it."),
        ])
    func unserved(service: String, description: String) throws {
        let error = try refusal(features: ["Lists"], extras: ["SQLite", service])
        #expect(error?.description.hasPrefix(description) == true, "\(error.debugDescription)")
    }

    @Test("A destination that is a link is refused")
    func link() throws {
        let path = folder.path(of: "app")
        for target in ["elsewhere", folder.path] {
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
            #expect(throws: NewAppError.link(path, target: target)) { try AppDestination(path) }
            #expect(throws: NewAppError.link(path, target: target)) { try AppDestination(path + "/") }
            try FileManager.default.removeItem(atPath: path)
        }
    }

    @Test("A destination that has files or is a file is refused")
    func full() throws {
        let file = try folder.write("x", to: "app/notes.txt")
        #expect(try refusal() == .notEmpty(folder.path(of: "app")))
        #expect(try refusal(into: "app/notes.txt") == .noFolder(file))
    }
}
