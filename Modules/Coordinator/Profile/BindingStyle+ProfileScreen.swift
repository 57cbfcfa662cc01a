import Binding
import Interactor
import View
import ViewModel

extension BindingStyle {
    /// A view of the profile with its view model, bound in this style.
    func makeProfileScreen(_ interactor: ProfileInteractor, navigator: any ProfileNavigator) -> any ProfileScreen {
        switch self {
        case .immutable:
            let view = ImmutableProfileView(
                viewModel: ImmutableProfileViewModel(interactor: interactor, navigator: navigator))
            interactor.bind(to: view) { ImmutableProfileViewModel(interactor: $0, navigator: navigator) }
            return view
        case .delegate:
            let view = DelegateProfileView(
                viewModel: DelegateProfileViewModel(interactor: interactor, navigator: navigator))
            view.setupViewModel()
            return view
        case .closures:
            let view = ClosuresProfileView(
                viewModel: ClosuresProfileViewModel(interactor: interactor, navigator: navigator))
            view.setupViewModel()
            return view
        case .inputsOutputs:
            let view = InputsOutputsProfileView(
                viewModel: InputsOutputsProfileViewModel(interactor: interactor, navigator: navigator))
            view.setupViewModel()
            return view
        case .messages:
            let view = MessagesProfileView(
                viewModel: MessagesProfileViewModel(interactor: interactor, navigator: navigator))
            view.setupViewModel()
            return view
        case .observation:
            // Reading the view model binds the view.
            return ObservationProfileView(
                viewModel: ObservationProfileViewModel(interactor: interactor, navigator: navigator))
        }
    }
}
