import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import View
import ViewModel

@MainActor
@Suite("One person's screen and its delegate", .leakChecks, .endsWhenStuck)
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
                detail.bookmarks.toggle(.sample())
                #expect(detail.screen.storing != nil)
                await detail.settle()
            case .picture: try await detail.loadPicture(.success(Data([1])))
            case .noPicture: try await detail.loadPicture(.failure(.httpError(404)))
            case .unreadable: try await detail.loadPicture(.success(Data()))
            }
        }
    }

    @Test(
        "a change moves the bound view, not the unbound one; bound again, the view catches up",
        arguments: Change.allCases)
    func law(change: Change) async throws {
        try await expectBindingCarriesWhatShows { detail in
            try await change(behind: detail)
        } make: {
            BoundUserDetail()
        }
    }

    @Test("each call is needed", arguments: ForwardingUserDetailDelegate.Call.allCases)
    func calls(call: ForwardingUserDetailDelegate.Call) async throws {
        try await expectCallIsNeeded(
            for: Change.allCases.map { change in { try await change(behind: $0) } }
        ) { isDeaf in
            BoundUserDetail(ignoring: isDeaf ? call : nil)
        }
    }

    @Test("the picture is shown as it is handed over")
    func picture() {
        let detail = BoundUserDetail()
        detail.screen.didLoadProfileImage(.initials("XY", problem: "No picture: reason"))
        #expect(detail.screen.text.contains("XY") && detail.screen.text.contains("No picture: reason"))
    }

    @Test("the initials stand for a picture that only another kind of view can read")
    func encoded() {
        let detail = BoundUserDetail()
        detail.screen.didLoadProfileImage(.initials("XY", problem: nil))
        let initials = detail.screen.text
        detail.screen.didLoadProfileImage(.encoded(Data([1]), mediaType: "image/jpeg", initials: "XY"))
        #expect(initials.contains("XY") && detail.screen.text == initials)
    }
}
