import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

@MainActor
@Suite("The profile's view model with messages", .leakChecks, .endsWhenStuck)
struct MessagesProfileViewModelTests {
    private let module = ProfileModule()
    private let received: ReceivedOutputs<MessagesProfileViewModel>

    init() {
        let viewModel = trackForLeaks(
            MessagesProfileViewModel(interactor: module.interactor, navigator: module.navigator))
        received = trackForLeaks(ReceivedOutputs(of: viewModel))
    }

    @Test("answers with the current content, then with each change once")
    func loading() async throws {
        received.send(.viewDidLoad)
        #expect(received.outputs.map(\.summary) == [""])
        received.send(.loadProfile)
        #expect(received.outputs.map(\.summary) == ["", "loading"])
        try await module.answer(.sample())
        #expect(received.outputs.map(\.summary) == ["", "loading", "Ada Lovelace, Add Bookmark"])
    }

    @Test("loads the person again, who shows meanwhile")
    func refresh() async throws {
        received.send(.loadProfile)
        try await module.answer(.sample())
        received.send(.didTapRefresh)
        #expect(received.outputs.last?.summary == "loading, Ada Lovelace, Add Bookmark")
        try await module.answer(.sample("Grace", "Hopper"))
        #expect(received.outputs.last?.summary == "Grace Hopper, Add Bookmark")
    }

    @Test("adds a bookmark")
    func bookmark() async throws {
        received.send(.loadProfile)
        try await module.answer(.sample())
        received.send(.didTapBookmark)
        await module.settle()
        #expect(received.outputs.last?.summary == "Ada Lovelace, Remove Bookmark")
        #expect(module.bookmarks.isBookmarked(.sample()))
    }

    @Test("opens the person's screen, once there is a person")
    func navigation() async throws {
        received.send(.loadProfile)
        received.send(.didTapCard)
        try await module.answer(.sample())
        received.send(.didTapCard)
        #expect(module.navigator.users == [.sample()])
    }
}

extension MessagesProfileViewModel.Output {
    fileprivate var summary: String {
        switch self {
        case .updatedProfile(let content): content.summary
        }
    }
}
