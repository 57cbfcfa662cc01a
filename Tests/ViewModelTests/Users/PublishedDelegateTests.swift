import Interactor
import Model
import TestDoubles
import TestKit
import Testing
import ViewModel

/// These views make the calls that the article's views make, in the same order.
@MainActor
@Suite("Views written as in the article about a delegate", .leakChecks, .endsWhenStuck)
struct PublishedDelegateTests {
    @Test("A view written as in the delegate article can list people and search results, and mark bookmarked people")
    func users() async throws {
        let module = try await UsersModule()
        let view = trackForLeaks(UsersListViewController(module.list))
        view.viewDidLoad()
        try await module.answer(.success(.sample(1, count: 3)))
        let everyone = "Person 000, Person 001, Person 002"
        #expect(view.updates == ["loading", everyone, everyone])
        view.updateSearchResults(for: "nobody")
        view.updateSearchResults(for: "002")
        view.didTapBookmark(for: .sample(number: 2))
        await module.settle()
        view.updateSearchResults(for: "")
        #expect(view.updates.dropFirst(3).prefix(2) == ["search: No users found", "search: Person 002"])
        #expect(view.updates.suffix(2) == ["search: Person 002 ★", "\(everyone) ★"])
    }

    @Test("A view written as in the delegate article can read the whole content of a person's screen")
    func detail() async throws {
        let viewModel = try await UsersModule().detail
        let button = viewModel.bookmarkButtonConfiguration
        #expect(viewModel.displayName == "Ada Lovelace" && button.title == "Add Bookmark")
        #expect(viewModel.ageLocationText == "33 years old • London, United Kingdom")
        #expect(button.backgroundColor == .accent && viewModel.placeholderImage == .initials("AL", problem: nil))
        #expect(viewModel.getContactInformation()[0] == ("Email", "ada.lovelace@example.com", "envelope"))
        #expect(viewModel.getLocationInformation().map(\.0) == ["Address", "City", "State", "Country", "Postcode"])
        #expect(viewModel.getPersonalInformation().map(\.0) == ["Gender", "Date of Birth", "Age", "Nationality"])
        #expect(viewModel.getAccountInformation().map(\.0) == ["Username", "UUID"])
        #expect(viewModel.getShareText() == "Check out Ada Lovelace from London, United Kingdom!")
    }

    @Test("A view written as in the delegate article can read the removal question and the empty state")
    func bookmarks() async throws {
        let viewModel = try await UsersModule(bookmarked: [.sample()]).bookmarksList
        #expect(viewModel.getRemoveConfirmationMessage(at: 0) == "Remove Ada Lovelace from bookmarks?")
        #expect(viewModel.getEmptyStateConfiguration().imageName == "bookmark.slash")
    }
}

@MainActor
private final class UsersListViewController: UsersListViewModelDelegate {
    private(set) var updates: [String] = []
    private let viewModel: UsersListViewModel

    init(_ viewModel: UsersListViewModel) { self.viewModel = viewModel }

    func viewDidLoad() {
        setupViewModel()
        viewModel.loadUsers()
    }

    private func setupViewModel() { viewModel.delegate = self }

    private func updateUI() {
        let rows = (0..<viewModel.userCount).map(cellForRow).joined(separator: ", ")
        let text = viewModel.isLoading ? "loading" : rows.isEmpty ? viewModel.getEmptyStateMessage().title : rows
        updates.append(viewModel.isSearching ? "search: \(text)" : text)
    }

    private func cellForRow(at index: Int) -> String {
        if viewModel.hasMoreData { viewModel.loadMoreUsersIfNeeded(for: index) }
        return (viewModel.user(at: index)?.fullName ?? "") + (viewModel.isBookmarked(at: index) ? " ★" : "")
    }

    func updateSearchResults(for searchText: String) { viewModel.performSearch(with: searchText) }

    func didTapBookmark(for user: User) {
        if let index = viewModel.currentUsers.firstIndex(of: user) { viewModel.toggleBookmark(at: index) }
    }

    func didUpdateUsers() { updateUI() }
    func didUpdateSearchResults() { updateUI() }
    func didReceiveError(_ error: NetworkError) { updateUI() }
    func didStartLoading() { updateUI() }
    func didFinishLoading() { updateUI() }
}
