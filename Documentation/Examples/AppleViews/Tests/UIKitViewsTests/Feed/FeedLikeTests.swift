import Interactor
import Model
import Testing
import UIKit
import ViewModel

@testable import UIKitViews

@Suite("A like in the feed", .timeLimit(.minutes(1)))
@MainActor
struct FeedLikeTests {
    private let stage = FeedStage()

    @Test("shows in its cell alone, and goes with the next tap")
    func like() async throws {
        try await stage.withFeed { feed, _ in
            await stage.settle()
            let button = try #require(feed.shownCells[1].button)
            #expect(button.accessibilityLabel == "Like")
            button.tap()
            #expect(stage.likes.model == [1])
            #expect(feed.hearts == ["heart", "heart.fill", "heart"])
            #expect(button.accessibilityLabel == "Unlike")
            button.tap()
            #expect(stage.likes.model == [])
            #expect(feed.hearts == ["heart", "heart", "heart"])
        }
    }

    @Test("of the entry that a recycled cell showed before leaves the cell alone")
    func recycled() {
        let (old, new) = (entry(0), entry(1))
        let cell = FeedCell(style: .default, reuseIdentifier: nil)
        cell.configure(with: old)
        cell.configure(with: new)
        old.didTapLike()
        #expect(cell.button?.configuration?.image?.systemName == "heart")
        new.didTapLike()
        #expect(cell.button?.configuration?.image?.systemName == "heart.fill")
    }

    @Test("is not heard by a cell that waits to be used again")
    func waiting() {
        let old = entry(0)
        let cell = FeedCell(style: .default, reuseIdentifier: nil)
        cell.configure(with: old)
        cell.prepareForReuse()
        old.didTapLike()
        cell.button?.tap()
        #expect(old.liked)
        #expect(cell.button?.configuration?.image?.systemName == "heart")
    }

    @Test("is heard by the cell that shows the entry now, when the one before it is used again")
    func usedAgain() {
        let old = entry(0)
        let (before, now) = (
            FeedCell(style: .default, reuseIdentifier: nil), FeedCell(style: .default, reuseIdentifier: nil)
        )
        before.configure(with: old)
        now.configure(with: old)
        before.prepareForReuse()
        before.configure(with: entry(1))
        old.didTapLike()
        #expect(now.button?.configuration?.image?.systemName == "heart.fill")
        #expect(before.button?.configuration?.image?.systemName == "heart")
    }

    @Test("does not keep its cell alive")
    func freed() {
        let liked = entry(0)
        weak var freed: FeedCell?
        do {
            let cell = FeedCell(style: .default, reuseIdentifier: nil)
            cell.configure(with: liked)
            freed = cell
        }
        #expect(freed == nil)
    }

    private func entry(_ id: Int) -> FeedCellViewModel {
        FeedCellViewModel(
            .sample(id), liked: false, FeedInteractor(service: stage.service, likes: stage.likes, work: stage.work))
    }
}
