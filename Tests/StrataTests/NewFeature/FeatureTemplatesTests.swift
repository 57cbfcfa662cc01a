import Foundation
import TestKit
import Testing

@testable import Strata

@Suite("The templates of a feature", .computesLong)
struct FeatureTemplatesTests {
    @Test("The files from the templates have no placeholder", arguments: FeatureBinding.allCases)
    func placeholders(binding: FeatureBinding) throws {
        for (path, text) in try files("ReadingList", binding) {
            let rest = "\(path)\n\(text)".firstMatch(of: /(?i)feature[- ]?name/)
            #expect(rest == nil, "\(path)")
        }
    }

    @Test("Generated comments and test names fit 120 columns with the longest name", arguments: FeatureBinding.allCases)
    func widths(binding: FeatureBinding) throws {
        for (path, text) in try files("Abcdefghijklmnopqrstuvwx", binding) {
            let tooLong = text.split(separator: "\n").filter { $0.count > 120 && $0.contains(#/\/\/ |"\)$/#) }
            #expect(tooLong.isEmpty, "\(path)")
        }
    }

    @Test("Each folder of templates is used by at least one binding")
    func folders() throws {
        let folder = TemplateFolder.ofThisPackage.url.appending(path: "Feature")
        let folders = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(folders) == Set(FeatureBinding.allCases.flatMap(\.templateFolders)))
    }

    @Test("The title in the generated snapshot fits into its box", arguments: ["X", "Abcdefghijklmnopqrstuvwx"])
    func snapshots(name: String) throws {
        let path = "Snapshots/CoordinatorTests/\(name)Snapshots/empty.40x20.txt"
        let text = try #require(try files(name, .immutable)[path])
        #expect(text.hasPrefix("╭─ \(name) ─") && text.split(separator: "\n").allSatisfy { $0.count == 40 })
    }

    private func files(_ name: String, _ binding: FeatureBinding) throws -> [String: String] {
        try FeatureTemplates.ofThisPackage.files(of: try FeatureName(name), binding: binding)
    }
}
