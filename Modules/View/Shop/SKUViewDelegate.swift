public import ViewModel

/// The view around a variant's view, which receives its outputs.
public protocol SKUViewDelegate: AnyObject {
    func receive(_ output: SKUViewModel.Output)
}
