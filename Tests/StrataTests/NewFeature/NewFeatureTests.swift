import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("A new feature", .computesLong, .leakChecks)
struct NewFeatureTests {
    @Test("A new feature has a folder in each layer and in each layer's tests", arguments: FeatureBinding.allCases)
    func folders(binding: FeatureBinding) throws {
        let package = try FeaturePackage()
        #expect(try package.add(binding: binding).status == 0)
        let paths = try package.package.paths
        for folder in HousePackage.layers.flatMap({ ["Modules/\($0)", "Tests/\($0)Tests"] }) + ["Tests/DemoTests"] {
            #expect(paths.contains { $0.hasPrefix("\(folder)/ReadingList/") }, "\(folder)")
        }
        #expect(paths.contains { $0.hasPrefix("Snapshots/CoordinatorTests/ReadingListSnapshots/") })
    }

    @Test("The output for a new feature names exactly its created files and the changed lists")
    func outcome() throws {
        let package = try FeaturePackage()
        let before = try package.package.paths
        let outcome = try package.add()
        let created = Set(try package.package.paths).subtracting(before)
        let lines = outcome.text.split(separator: "\n").map(String.init)
        #expect(Set(lines.filter { $0.hasPrefix("created: ") }) == Set(created.map { "created: \($0)" }))
        #expect(lines.filter { $0.hasPrefix("changed: ") } == FeaturePackage.lists.map { "changed: \($0)" })
        #expect(outcome.text.hasSuffix("swift test --filter ReadingList") && outcome.status == 0)
    }

    @Test("A new feature is added to the gallery, if there is one")
    func gallery() throws {
        let package = try FeaturePackage()
        try package.package.write("", to: "Documentation/Gallery/README.md")
        let outcome = try package.add()
        let page = "Documentation/Gallery/ReadingList.md"
        #expect(outcome.text.hasSuffix("\ncreated: \(page)"))
        #expect(try package.package.text(of: page).contains("\n## While an entry is typed\n\n```\n"))
    }

    @Test("A new feature is in the More tab or, with --tab, in its own tab", arguments: [false, true])
    func position(hasTab: Bool) throws {
        let package = try FeaturePackage()
        _ = try package.add(hasTab: hasTab)
        let door = try package.package.text(of: "Modules/Coordinator/ReadingList/ReadingListFeature.swift")
        #expect(door.contains("position: \(hasTab ? ".tab" : ".over(.more)"))"))
    }

    @Test(
        "Generated lines that a long name makes too long are wrapped",
        arguments: SlowTests.areEnabled ? FeatureBinding.allCases : [.delegate])
    func longName(binding: FeatureBinding) throws {
        let package = try FeaturePackage()
        _ = try package.add("Abcdefghijklmnopqrstuvwx", binding: binding)
        for (path, text) in try package.package.files where path.hasSuffix(".swift") {
            let tooLong = text.split(separator: "\n").filter { $0.count > 120 }
            #expect(tooLong.isEmpty, "\(path)")
        }
    }

    @Test("Several features can be added one after the other")
    func several() throws {
        let package = try FeaturePackage()
        let bindings = SlowTests.areEnabled ? FeatureBinding.allCases : [.immutable, .delegate]
        for binding in bindings {
            let name = "A\(binding.rawValue.filter { $0 != "-" })"
            #expect(try package.add(name, binding: binding).status == 0)
        }
        let list = try package.package.text(of: FeaturePackage.lists[1])
        #expect(list.matches(of: /\n    list\.add\(A\w+Feature\(\)\)/).count == bindings.count)
    }

    @Test("If a marker or a list is missing, the statement to add by hand is printed")
    func unknownPlaces() throws {
        let package = try FeaturePackage()
        let (benchmarks, demo) = (FeaturePackage.lists[0], FeaturePackage.lists[1])
        let text = "// My features.\n"
        try package.package.write(text, to: benchmarks)
        try FileManager.default.removeItem(atPath: package.package.file(demo))
        let outcome = try package.add()
        #expect(outcome.status == 1)
        let place = "above the line '// New features go above this line.' (put it where the features are added)"
        #expect(
            outcome.text.hasSuffix(
                """
                The app is not as expected, so add these lines yourself:

                \(benchmarks), \(place):
                        list.add(ReadingListFeature())

                \(demo), \(place):
                        list.add(ReadingListFeature())
                """))
        #expect(try package.package.text(of: benchmarks) == text)
    }
}
