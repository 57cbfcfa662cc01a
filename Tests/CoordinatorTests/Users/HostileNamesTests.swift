import Coordinator
import Interactor
import Model
import Shell
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("Hostile names never move a border", .leakChecks, .endsWhenStuck)
struct HostileNamesTests {
    enum Screen: CaseIterable {
        case list, search, detail, bookmarks, removal, alert

        @MainActor
        func open(on harness: UsersHarness, with user: User) async throws {
            switch self {
            case .list: try await harness.answerUsers(.success(UserPage(users: [user, .sample()])))
            case .search:
                try await harness.answerUsers(.success(UserPage(users: [user])))
                harness.type("/")
                harness.press(.paste(user.name.first))
                // A toast reports the line breaks of a pasted name.
                harness.shell.toasts.dismiss()
            case .detail: harness.openDetail(of: user)
            case .bookmarks: harness.select(.bookmarks)
            case .removal:
                harness.select(.bookmarks)
                harness.type("b")
            case .alert: try await harness.answerUsers(.failure(.decodingError(ServiceError(message: user.fullName))))
            }
        }
    }

    @Test(
        "A hostile name moves no border, and none of its control characters is drawn",
        arguments: Screen.allCases, User.hostile.indices)
    func borders(screen: Screen, person: Int) async throws {
        let user = User.hostile[person]
        for size in SlowTests.areEnabled ? ScreenSize.allCases : [.small] {
            let harness = await UsersHarness(bookmarked: [user])
            try await screen.open(on: harness, with: user)
            let grid = harness.draw(size).grid
            for column in [0, size.size.width - 1] {
                // Checks only the rows between the tabs and the key bar.
                for row in 1..<size.size.height - 1 {
                    let cell = grid[column, row]
                    let isEdge = grid.character(of: cell).map { "│╭╮╰╯├┤║╔╗╚╝".contains($0) } ?? false
                    #expect(isEdge, "column \(column), row \(row) of \(size.rawValue)")
                    // The screen behind a prompt is dim.
                    #expect([.plain, Style(attributes: .dim)].contains(cell.style))
                }
            }
            #expect(grid.plainText.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isControl })
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool {
        properties.generalCategory == .control || properties.isBidiControl
    }
}
