import SwiftUI
import ViewModel

/// The settings: a function of the view model, and of one switch that is the screen's own state.
struct SettingsScreen: View {
    let viewModel: SettingsViewModel

    @State private var notificationsEnabled = false

    var body: some View {
        List {
            if !viewModel.isLoading {
                storedSettings
                notifications
                problem
            }
        }
        .overlay {
            if viewModel.isLoading { ProgressView(SettingsWords.loading) }
        }
        .navigationTitle(SettingsWords.title)
        // Each answer clears `loss`, which closes the alert, so the binding has nothing to set.
        .alert(CommonWords.error, isPresented: .constant(viewModel.loss != nil), presenting: viewModel.loss) { _ in
            Button(CommonWords.tryAgainButton) { viewModel.retry() }
            Button(CommonWords.ok, role: .cancel) { viewModel.giveUp() }
        } message: { loss in
            Text(loss)
        }
    }

    private var storedSettings: some View {
        Section(SettingsWords.inTheWholeApp) {
            ForEach(Array(viewModel.rows.enumerated()), id: \.element.id) { index, row in
                SettingsRow(viewModel: viewModel, row: row, index: index)
            }
        }
        .disabled(viewModel.storing != nil)
    }

    private var notifications: some View {
        Section {
            Toggle(SettingsWords.notifications, isOn: $notificationsEnabled)
        } header: {
            Text(SettingsWords.onThisScreenOnly)
        } footer: {
            Text(viewModel.description(notificationsEnabled: notificationsEnabled))
        }
    }

    @ViewBuilder private var problem: some View {
        if let problem = viewModel.problem {
            Section {
                Text(problem).foregroundStyle(Color.red)
                Button(CommonWords.tryAgainButton) { viewModel.retry() }
            }
        }
    }
}
