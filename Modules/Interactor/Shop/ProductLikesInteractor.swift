public import Binding
public import Model

/// The single home of the liked products: every screen that shows or changes a like asks here.
///
/// A change shows at once, and is sent behind that. Each product has at most one request on its way, and the next one
/// sends what the user wants by then: the last tap wins, in the order in which the service sees the requests, too. A
/// change that fails is taken back.
///
/// Likes last as long as the app.
public final class ProductLikesInteractor: ModelOwner {
    /// The liked products; an error after a failure that the asking screen did not live to hear.
    public private(set) var model = LoadableModel<Set<Product.ID>, LikeFailure>.some([]) {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<ProductLikesInteractor>()

    private let service: any ProductLikesService
    private let work: Work
    /// The likes that the service has accepted.
    private var saved: Set<Product.ID> = []
    /// The products with a request on its way, each with the report for whoever tapped last.
    private var reports: [Product.ID: Report] = [:]

    /// Reports a failure; returns whether anybody has heard it.
    private typealias Report = (LikeFailure) -> Bool

    /// No likes yet.
    public init(service: any ProductLikesService, work: Work) {
        self.service = service
        self.work = work
    }

    /// Whether the product shows as liked, accepted by the service or not yet.
    public func isLiked(_ id: Product.ID) -> Bool { model.value?.contains(id) ?? false }

    /// Likes the product, or takes the like back; `model` says if that fails.
    public func toggle(_ id: Product.ID) {
        toggle(id) { _ in false }
    }

    /// Likes the product, or takes the like back; `asker` hears if that fails, or `model` says so if it is gone by
    /// then.
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

    /// Sends what shows, again and again until the service has accepted it.
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
            // Otherwise the user has taken the change back already, and misses nothing.
            guard isLiked == self.isLiked(id) else { return }
            show(!isLiked, id)
            let failure = LikeFailure(productID: id, isLiked: isLiked, error: error)
            if report?(failure) != true { model = .error(failure, model.value) }
        }
    }
}
