public import Binding
public import Model

/// The owner of the liked products, shared by every screen that shows or changes a like.
///
/// A change is visible immediately, and its request follows. Each product has at most one pending request. The next
/// request sends the user's latest choice, so the service ends up with that choice. A failed change is undone.
///
/// Likes last as long as the app runs.
public final class ProductLikesInteractor: ModelOwner {
    /// The liked products, and the last failure that no `didFail` closure received.
    public private(set) var model = LoadableModel<Set<Product.ID>, LikeFailure>.some([]) {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<ProductLikesInteractor>()

    private let service: any ProductLikesService
    private let work: Work
    /// The likes that the service has accepted.
    private var saved: Set<Product.ID> = []
    /// For each product with a pending request, the callback of the last tap.
    private var reports: [Product.ID: Report] = [:]

    /// Reports a failure; returns whether a screen received it.
    private typealias Report = (LikeFailure) -> Bool

    /// Creates an interactor without likes.
    public init(service: any ProductLikesService, work: Work) {
        self.service = service
        self.work = work
    }

    /// Whether the product is shown as liked, even if the service has not accepted the like yet.
    public func isLiked(_ id: Product.ID) -> Bool { model.value?.contains(id) ?? false }

    /// Likes the product, or removes its like; a failure is put into `model`.
    public func toggle(_ id: Product.ID) {
        toggle(id) { _ in false }
    }

    /// Likes the product, or removes its like.
    ///
    /// A failure is passed to `didFail`, or put into `model` if `asker` was freed.
    public func toggle<Asker: AnyObject>(
        _ id: Product.ID, for asker: Asker, didFail: @escaping (Asker, LikeFailure) -> Void
    ) {
        toggle(id) { [weak asker] failure in
            guard let asker else { return false }
            didFail(asker, failure)
            return true
        }
    }

    private func toggle(_ id: Product.ID, report: @escaping Report) {
        let isSending = reports.updateValue(report, forKey: id) != nil
        show(!isLiked(id), id)
        if !isSending { send(id) }
    }

    private func show(_ isLiked: Bool, _ id: Product.ID) {
        let others = (model.value ?? []).subtracting([id])
        model = .some(isLiked ? others.union([id]) : others)
    }

    /// Sends the user's latest choice, unless the service has already accepted it; called again after each success.
    private func send(_ id: Product.ID) {
        let isLiked = isLiked(id)
        guard isLiked != saved.contains(id) else {
            reports[id] = nil
            return
        }
        work.start(for: self) { [service] () async throws(ShopError) in
            try await service.setLiked(isLiked, product: id)
        } then: { interactor, result in
            interactor.finish(id, isLiked, result)
        }
    }

    private func finish(_ id: Product.ID, _ isLiked: Bool, _ result: Result<Void, ShopError>) {
        switch result {
        case .success:
            saved.formSymmetricDifference([id])
            send(id)
        case .failure(let error):
            let report = reports.removeValue(forKey: id)
            // If the user has already undone the change, there is nothing to report.
            guard isLiked == self.isLiked(id) else { return }
            show(!isLiked, id)
            let failure = LikeFailure(productID: id, isLiked: isLiked, error: error)
            if report?(failure) != true { model = .error(failure, model.value) }
        }
    }
}
