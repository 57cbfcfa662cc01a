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
            return DelegateProfileView(
                viewModel: DelegateProfileViewModel(interactor: interactor, navigator: navigator))
        case .closures:
            return ClosuresProfileView(
                viewModel: ClosuresProfileViewModel(interactor: interactor, navigator: navigator))
        case .inputsOutputs:
            return InputsOutputsProfileView(
                viewModel: InputsOutputsProfileViewModel(interactor: interactor, navigator: navigator))
        case .messages:
            return MessagesProfileView(
                viewModel: MessagesProfileViewModel(interactor: interactor, navigator: navigator))
        case .observation:
            return ObservationProfileView(
                viewModel: ObservationProfileViewModel(interactor: interactor, navigator: navigator))
        }
    }
}
