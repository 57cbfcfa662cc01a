public import Binding
import Foundation
public import Model

/// The owner of one person's picture.
public final class UserPictureInteractor: ModelOwner {
    public private(set) var model = LoadableModel<DecodedPicture, UserPictureError>.none {
        didSet { modelDidUpdate(self) }
    }
    public let modelDidUpdate = Listeners<UserPictureInteractor>()

    private let user: User
    private let service: any PictureService
    private let decoder: any PictureDecoder
    private let work: Work

    /// Creates an interactor that has not loaded the picture of `user` yet.
    public init(user: User, service: any PictureService, decoder: any PictureDecoder, work: Work) {
        self.user = user
        self.service = service
        self.decoder = decoder
        self.work = work
    }

    /// Loads the picture, unless it is loaded or loading.
    public func load() {
        guard model.value == nil, !model.isLoading else { return }
        guard let url = user.picture?.large else {
            model = .error(.missing, nil)
            return
        }
        work.load(for: self, into: \.model) { [service, decoder] () async throws(UserPictureError) in
            try await Self.picture(at: url, service, decoder)
        }
    }

    /// Loads and decodes the picture, outside the main actor because decoding a large picture takes time.
    @concurrent
    private nonisolated static func picture(
        at url: URL, _ service: any PictureService, _ decoder: any PictureDecoder
    ) async throws(UserPictureError) -> DecodedPicture {
        let data: Data
        do throws(NetworkError) {
            data = try await service.picture(at: url)
        } catch {
            throw .unavailable(error)
        }
        do throws(PictureError) {
            return try decoder.decode(data)
        } catch {
            throw .unreadable(error)
        }
    }
}

/// Why a person's picture cannot be shown.
public nonisolated enum UserPictureError: Error, Hashable {
    /// The person has no picture.
    case missing
    case unavailable(NetworkError)
    case unreadable(PictureError)
}
