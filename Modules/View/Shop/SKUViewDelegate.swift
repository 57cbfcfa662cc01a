public import ViewModel

/// The view around a variant's view; it receives the outputs of the variant's view model.
public protocol SKUViewDelegate: AnyObject {
    func receive(_ output: SKUViewModel.Output)
}
