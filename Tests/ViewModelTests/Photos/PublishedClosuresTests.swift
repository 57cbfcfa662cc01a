import Foundation
import Interactor
import TestDoubles
import TestKit
import Testing
import ViewModel

/// This view makes the calls that the article's view makes, in the same order.
@MainActor
@Suite("A view written as in the article about closures", .leakChecks, .endsWhenStuck)
struct PublishedClosuresTests {
    @Test("A view written as in the closures article can show a page of photos, and why the next page is missing")
    func photos() async throws {
        let module = HomeModule()
        let view = trackForLeaks(HomeViewController(module.viewModel))
        view.setupViewModel()
        try await module.answer(.success(.sample(1, count: 2)))
        #expect(view.snapshots.map { $0.items[.photos]?.map(\.id) } == [["photo-0", "photo-1"]])
        #expect(view.label(at: [0, 1]) == "Photographer 1" && view.count == 2)
        try await module.fetch(.failure(.rateLimited))
        #expect(view.snapshots.count == 1 && view.alerts == [APIError.rateLimited.text])
    }
}

@MainActor
private final class HomeViewController {
    private(set) var snapshots: [Snapshot] = []
    private(set) var alerts: [String] = []
    private let viewModel: HomeViewModel

    init(_ viewModel: HomeViewModel) { self.viewModel = viewModel }

    func setupViewModel() {
        viewModel.reloadCollectionViewClosure = { [weak self] in
            guard let self else { return }
            var snapshot = Snapshot()
            snapshot.appendSections([.photos])
            snapshot.appendItems(viewModel.cellViewModels)
            snapshots.append(snapshot)
        }
        viewModel.showAlertClosure = { [weak self] in
            if let message = self?.viewModel.alertMessage { self?.alerts.append(message) }
        }
        viewModel.fetch()
    }

    var count: Int { viewModel.numberOfCells }
    func label(at path: IndexPath) -> String? { viewModel.getCellViewModel(indexPath: path)?.titleText }
}

/// Stands in for UIKit's `NSDiffableDataSourceSnapshot`.
private struct Snapshot {
    enum Section { case photos }
    private(set) var items: [Section: [PhotoCellViewModel]] = [:]
    mutating func appendSections(_ sections: [Section]) { for section in sections { items[section] = [] } }
    mutating func appendItems(_ cells: [PhotoCellViewModel]) { items[.photos]?.append(contentsOf: cells) }
}
