import Foundation
import Interactor
import Model
import TestDoubles
import ViewModel

extension UserDetailContent {
    /// The content for `user`, without a picture and without a bookmark unless they are given.
    init(
        _ user: User, picture: LoadableModel<DecodedPicture, UserPictureError> = .none, isBookmarked: Bool = false,
        localization: Localization = .sample, today: Date = .sample(0)
    ) {
        self.init(
            user: user, picture: picture, isBookmarked: isBookmarked, localization: localization,
            today: today)
    }
}
