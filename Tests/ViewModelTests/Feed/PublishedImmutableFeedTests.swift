import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

/// These cells make the calls that the article's cells make.
@MainActor
@Suite("Cells written as in the article about immutable view models", .leakChecks)
struct PublishedImmutableFeedTests {
    @Test("Cells written as in the article show a person, and are notified when their own entry is liked")
    func configuration() {
        let viewModel = FeedViewModel(
            model: .some(Feed(.sample(count: 2))), liked: [], trackForLeaks(FeedActionsMock()))
        let cells = viewModel.cells.map { _ in trackForLeaks(FeedCell()) }
        for (cell, viewModel) in zip(cells, viewModel.cells) { cell.configure(with: viewModel) }
        viewModel.didTapLike(at: 1)
        #expect(cells.map(\.likes) == [[false], [false, true]])
        cells[0].configure(with: UserCellViewModel(user: .sample()))
        #expect(cells.map(\.label) == ["Ada Lovelace @(ada.lovelace)", "Person 001 @(person.001)"])
    }
}

@MainActor
private final class FeedCell {
    private(set) var label = ""
    private(set) var likes: [Bool] = []

    func configure(with viewModel: FeedCellViewModel) {
        configure(with: viewModel.user)
        likes = [viewModel.liked]
        viewModel.likedDidChange = { [weak self] liked in self?.likes.append(liked) }
    }

    func configure(with viewModel: UserCellViewModel) { label = viewModel.title }
}
