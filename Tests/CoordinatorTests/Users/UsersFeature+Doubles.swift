import Interactor
import TestDoubles

@testable import Coordinator

extension UsersFeature {
    /// Creates a feature whose requests are answered immediately, unless the test answers them.
    convenience init(
        users: any UsersService = AnsweringUsersService(.success(.cast), .success(.sample(2, count: 3))),
        pictures: any PictureService = AnsweringPictureService(),
        store: InMemoryBookmarksStore = InMemoryBookmarksStore([]), _ shared: SharedDependencies
    ) {
        self.init(service: users, pictures: pictures, pictureDecoder: GradientDecoder(), store: store, shared)
    }
}
