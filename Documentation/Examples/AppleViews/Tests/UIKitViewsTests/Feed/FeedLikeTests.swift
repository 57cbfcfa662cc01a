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

    @Test("A like is visible only in its own cell, and a second tap removes the like")
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

    @Test("A recycled cell ignores a like of the entry that it showed before")
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

    @Test("A cell that waits for reuse ignores likes and taps")
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

    @Test("A like reaches the cell that now shows its entry, after an earlier cell was reused")
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

    @Test("An entry does not keep its cell alive")
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
