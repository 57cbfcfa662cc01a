import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("The gallery", .computesLong)
struct ThisGalleryTests {
    @Test("of this package is up to date; otherwise, run 'swift run strata docs update'")
    func thisPackage() throws {
        let package = try HousePackage(at: TemporaryPackage.checkout.path)
        let gallery = try Gallery(of: package)
        #expect(gallery.files.count > 2)
        #expect(DocumentChanges(to: gallery.files, removing: gallery.gone, in: package).lines == [])
    }
}
