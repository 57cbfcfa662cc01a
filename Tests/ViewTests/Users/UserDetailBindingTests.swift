import Foundation
import Interactor
import TestDoubles
import TestKit
import TestScreens
import Testing
import View
import ViewModel

@MainActor
@Suite("A person's view as a delegate", .leakChecks, .endsWhenStuck)
struct UserDetailBindingTests {
    enum Change: String, CaseIterable, CustomTestStringConvertible {
        case bookmark = "the person is bookmarked on another screen"
        case picture = "the picture arrives"
        case noPicture = "the picture cannot be downloaded"
        case unreadable = "the picture cannot be decoded"

        var testDescription: String { rawValue }

        @MainActor
        func callAsFunction(behind detail: BoundUserDetail) async throws {
            switch self {
            case .bookmark:
                detail.people.bookmarks.toggle(.sample())
                #expect(detail.screen.storing != nil)
                await detail.people.settle()
            case .picture: try await load(.success(Data([1])), on: detail)
            case .noPicture: try await load(.failure(.httpError(404)), on: detail)
            case .unreadable: try await load(.success(Data()), on: detail)
            }
        }

        @MainActor
        private func load(_ answer: Result<Data, Interactor.NetworkError>, on detail: BoundUserDetail) async throws {
            detail.screen.didOpen()
            try await detail.people.pictures.nextRequest().answer(answer)
            await detail.people.settle()
        }
    }

    @Test(
        "A change updates a person's bound view, and rebinding brings the view up to date",
        arguments: Change.allCases)
    func law(change: Change) async throws {
        try await expectBindingUpdatesScreen { detail in
            try await change(behind: detail)
        } make: {
            PeopleBehind.detail()
        }
    }

    @Test("A person's screen shows the picture that it receives")
    func picture() {
        let detail = PeopleBehind.detail()
        detail.screen.didLoadProfileImage(.initials("XY", problem: "No picture: reason"))
        #expect(detail.screen.text.contains("XY") && detail.screen.text.contains("No picture: reason"))
    }

    @Test("A person's screen, which cannot decode pictures, shows initials instead of an encoded picture")
    func encoded() {
        let detail = PeopleBehind.detail()
        detail.screen.didLoadProfileImage(.initials("XY", problem: nil))
        let initials = detail.screen.text
        detail.screen.didLoadProfileImage(.encoded(Data([1]), mediaType: "image/jpeg", initials: "XY"))
        #expect(initials.contains("XY") && detail.screen.text == initials)
    }
}
