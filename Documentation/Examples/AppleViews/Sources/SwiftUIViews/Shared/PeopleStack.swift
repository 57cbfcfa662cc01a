import Model
import SwiftUI

/// A screen, and the screens of people that are opened from it.
private struct PeopleStack<Root: View>: View {
    @Bindable var coordinator: PeopleCoordinator
    let root: Root

    var body: some View {
        NavigationStack(path: $coordinator.path) {
            root.navigationDestination(for: User.self) { user in
                UserDetailScreen(viewModel: coordinator.detail(of: user))
            }
        }
    }
}

/// The list of people, and the screens that are opened from it.
struct UsersModule: View {
    let coordinator: PeopleCoordinator

    var body: some View {
        PeopleStack(coordinator: coordinator, root: UsersScreen(viewModel: coordinator.users))
    }
}

/// The profile, and the screen that is opened from it.
struct ProfileModule: View {
    let coordinator: PeopleCoordinator

    var body: some View {
        PeopleStack(coordinator: coordinator, root: ProfileScreen(viewModel: coordinator.profile))
    }
}
