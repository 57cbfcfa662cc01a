import Binding
import Interactor
import View
import ViewModel

extension BindingStyle {
    /// Creates a view of the profile with its view model, and binds the view in this style.
    func makeProfileScreen(_ interactor: ProfileInteractor, navigator: any ProfileNavigator) -> any ProfileScreen {
        switch self {
        case .immutable:
            let view = ImmutableProfileView(
                viewModel: ImmutableProfileViewModel(model: interactor.model, interactor, navigator: navigator))
            interactor.bind(to: view) { ImmutableProfileViewModel(model: $0.model, $0, navigator: navigator) }
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
            // The view needs no further binding: it reads the view model each time it is drawn.
            return ObservationProfileView(
                viewModel: ObservationProfileViewModel(interactor: interactor, navigator: navigator))
        }
    }
}
