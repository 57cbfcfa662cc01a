import Interactor
import SwiftUI
import ViewModel

/// Keeps the settings' screen up to date with its interactor.
struct SettingsModule: View {
    private let interactor: SettingsInteractor
    @State private var shown: Shown<SettingsViewModel>

    init(interactor: SettingsInteractor) {
        self.interactor = interactor
        _shown = State(initialValue: Shown(Self.viewModel(of: interactor)))
    }

    var body: some View {
        SettingsScreen(viewModel: shown.viewModel)
            .onAppear { shown.start(interactor, viewModel: Self.viewModel) }
    }

    private static func viewModel(of interactor: SettingsInteractor) -> SettingsViewModel {
        SettingsViewModel(model: interactor.model, saving: interactor.saving, interactor)
    }
}
