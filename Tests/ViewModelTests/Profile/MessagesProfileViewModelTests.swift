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

    @Test("The view model answers with the current content, then with each change once")
    func loading() async throws {
        received.send(.viewDidLoad)
        #expect(received.outputs.map(\.summary) == [""])
        received.send(.loadProfile)
        #expect(received.outputs.map(\.summary) == ["", "loading"])
        try await module.answer(.sample())
        #expect(received.outputs.map(\.summary) == ["", "loading", "Ada Lovelace, Add Bookmark"])
    }

    @Test("A refresh loads the person again, who is visible meanwhile")
    func refresh() async throws {
        try await module.load()
        received.send(.didTapRefresh)
        try #require(received.outputs.last?.summary == "loading, Ada Lovelace, Add Bookmark")
        try await module.answer(.sample("Grace", "Hopper"))
        #expect(received.outputs.last?.summary == "Grace Hopper, Add Bookmark")
    }

    @Test("The person is bookmarked")
    func bookmark() async throws {
        try await module.load()
        received.send(.didTapBookmark)
        await module.settle()
        #expect(received.outputs.last?.summary == "Ada Lovelace, Remove Bookmark")
        #expect(module.bookmarks.isBookmarked(.sample()))
    }

    @Test("The person's screen opens once there is a person")
    func navigation() async throws {
        received.send(.loadProfile)
        received.send(.didTapCard)
        try await module.answer(.sample())
        received.send(.didTapCard)
        #expect(module.navigator.calls == [.showDetail(.sample())])
    }
}

extension MessagesProfileViewModel.Output {
    fileprivate var summary: String {
        switch self {
        case .updatedProfile(let content): content.summary
        }
    }
}
