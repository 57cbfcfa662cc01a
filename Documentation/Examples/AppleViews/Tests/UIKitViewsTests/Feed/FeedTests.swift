import Interactor
import Model
import Testing
import UIKit
import ViewModel

@testable import UIKitViews

@Suite("The feed", .timeLimit(.minutes(1)))
@MainActor
struct FeedTests {
    private let stage = FeedStage()

    @Test("The feed shows that it is loading, then each entry in a cell")
    func cells() async throws {
        try await stage.withFeed { feed, _ in
            #expect(feed.title == "Feed")
            #expect(feed.placeholder?.text == "Loading the feed")
            #expect(feed.placeholder?.isLoading == true)
            await stage.settle()
            #expect(feed.placeholder == nil)
            #expect(feed.shownCells.map(\.content?.text) == (0..<3).map { "Person \($0) @(person\($0))" })
            #expect(feed.shownCells.map(\.content?.secondaryText) == ["Text 0", "Text 1", "Text 2"])
            #expect(feed.shownCells.map(\.button?.isSizedToFit) == [true, true, true])
        }
    }

    @Test("Pulling refreshes the feed until the answer arrives, and a remaining entry stays liked")
    func refresh() async throws {
        try await stage.withFeed { feed, _ in
            await stage.settle()
            feed.shownCells[1].button?.tap()
            stage.service.answer = .success([.sample(1), .sample(5)])
            let control = try #require(feed.tableView.refreshControl)
            control.pull()
            #expect(control.isRefreshing && feed.placeholder == nil)
            await stage.settle()
            #expect(!control.isRefreshing)
            #expect(feed.shownCells.map(\.content?.secondaryText) == ["Text 1", "Text 5"])
            #expect(feed.hearts == ["heart.fill", "heart"])
        }
    }

    @Test("An entry whose text has changed is updated in the same cell")
    func changed() async throws {
        try await stage.withFeed { feed, _ in
            stage.service.answer = .success([FeedEntry(id: 0, user: .sample(), text: "Old")])
            feed.tableView.refreshControl?.pull()
            await stage.settle()
            let cell = try #require(feed.shownCells.first)
            stage.service.answer = .success([FeedEntry(id: 0, user: .sample(), text: "New")])
            feed.tableView.refreshControl?.pull()
            await stage.settle()
            #expect(cell.content?.secondaryText == "New")
            cell.button?.tap()
            #expect(stage.likes.model == [0])
            #expect(cell.button?.configuration?.image?.systemName == "heart.fill")
        }
    }

    @Test("An empty feed offers to refresh")
    func empty() async throws {
        stage.service.answer = .success([])
        try await stage.withFeed { feed, _ in
            await stage.settle()
            #expect(feed.placeholder?.text == "No entries yet")
            #expect(feed.placeholder?.secondaryText == "Refresh to check for new ones")
            #expect(feed.placeholder?.button.title == "Refresh")
            stage.service.answer = .success([.sample(0)])
            feed.placeholder?.buttonProperties.primaryAction?.perform()
            await stage.settle()
            #expect(feed.tableView.rowCount == 1)
        }
    }

    @Test("The feed is freed while it is loading")
    func freed() async throws {
        try await stage.withFeed { _, _ in }
    }
}

@Suite("A failed load of the feed", .timeLimit(.minutes(1)))
@MainActor
struct FeedProblemTests {
    private let stage = FeedStage()

    @Test("A failed first load shows a placeholder with Try Again")
    func placeholder() async throws {
        stage.service.answer = .failure(.noData)
        try await stage.withFeed { feed, _ in
            await stage.settle()
            #expect(feed.alert == nil)
            #expect(feed.placeholder?.text == "The feed could not be loaded")
            #expect(feed.placeholder?.button.title == "Try Again")
            stage.service.answer = .success([.sample(0)])
            feed.placeholder?.buttonProperties.primaryAction?.perform()
            await stage.settle()
            #expect(feed.placeholder == nil)
        }
    }

    @Test("A failed refresh opens one alert with Retry in front of the old entries")
    func alert() async throws {
        try await stage.withFeed { feed, _ in
            await stage.settle()
            stage.service.answer = .failure(.noData)
            feed.tableView.refreshControl?.pull()
            await stage.settle()
            #expect(feed.tableView.rowCount == 3)
            let alert = try #require(feed.alert)
            #expect(alert.message == "No data received. Wait a while.")
            #expect(alert.actions.map(\.title) == ["Retry", "Cancel"])
            stage.service.answer = .success([.sample(0)])
            alert.tap("Retry")
            #expect(feed.alert == nil)
            await stage.settle()
            #expect(feed.alert == nil && feed.tableView.rowCount == 1)
        }
    }

    @Test("A failure opens one alert, however often the feed is configured with it")
    func once() async throws {
        try await stage.withFeed { feed, _ in
            await stage.settle()
            let model = LoadableModel<Feed, Interactor.NetworkError>.error(.noData, Feed([.sample(0)]))
            feed.configure(with: FeedViewModel(model: model.startingToLoad(), liked: [], nil))
            feed.configure(with: FeedViewModel(model: model, liked: [], nil))
            try #require(feed.alert).tap("Cancel")
            feed.configure(with: FeedViewModel(model: model, liked: [0], nil))
            #expect(feed.alert == nil)
            #expect(feed.hearts == ["heart.fill"])
        }
    }

    @Test("The alert offers only OK if trying again cannot help")
    func final() async throws {
        try await stage.withFeed { feed, _ in
            await stage.settle()
            stage.service.answer = .failure(.invalidURL)
            feed.tableView.refreshControl?.pull()
            await stage.settle()
            #expect(feed.alert?.actions.map(\.title) == ["OK"])
        }
    }
}
