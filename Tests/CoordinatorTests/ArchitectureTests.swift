import Foundation
import Testing

@Suite("The house")
struct ArchitectureTests {
    private static let modules = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Modules")

    @Test(
        "has every feature on every floor",
        arguments: ["Users", "Photos", "Lists", "Feed", "Settings", "SignUp", "Review"])
    func features(feature: String) throws {
        for floor in ["Model", "Interactor", "ViewModel", "View", "Coordinator"] {
            let folder = Self.modules.appending(path: "\(floor)/\(feature)")
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(files.contains { $0.hasSuffix(".swift") }, "\(floor)/\(feature)")
        }
    }
}
