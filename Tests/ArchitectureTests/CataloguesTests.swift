import Foundation
import TestKit
import Testing

@Suite("The DocC catalogues", .leakChecks)
struct CataloguesTests {
    @Test("Each importable kit has a DocC page that begins with the kit's name")
    func kits() throws {
        let folder = House.root.appending(path: "Modules/Kits")
        // A plugin and its tool cannot be imported.
        let kits = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)).subtracting(["LayerGuard"])
        #expect(kits.count > 1)
        for kit in kits.sorted() {
            let page = folder.appending(path: "\(kit)/\(kit).docc/\(kit).md")
            let text = try? String(contentsOf: page, encoding: .utf8)
            #expect(text?.hasPrefix("# ``\(kit)``\n") == true, "\(kit) has no page \(page.lastPathComponent)")
        }
    }
}
