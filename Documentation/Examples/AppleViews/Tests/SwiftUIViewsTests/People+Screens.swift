import Binding
import Foundation
import Interactor
import SwiftUI
import ViewModel

@testable import SwiftUIViews

extension People {
    func makeList() -> UsersListViewModel {
        UsersListViewModel(
            interactor: UsersInteractor(service: service, work: work), bookmarks: bookmarks, navigator: nil)
    }

    func makeCoordinator() -> PeopleCoordinator {
        let pictures = Pictures()
        return PeopleCoordinator(
            dependencies: PeopleDependencies(
                service: service, pictures: pictures, pictureDecoder: pictures, bookmarks: bookmarks,
                localization: .british, now: { Date(timeIntervalSince1970: 0) }, work: work))
    }

    /// Shows a screen, lets one answer through `gate`, and waits until everything has loaded.
    func show(_ screen: some View, opening gate: Gate? = nil) async -> ViewHost {
        let host = ViewHost(screen)
        _ = host.nodes
        await gate?.next()()
        await work.settle()
        return host
    }
}

extension ViewHost {
    /// The names in the list.
    var names: [String] { texts(in: "List").filter { $0.hasPrefix("Ada") } }
}
