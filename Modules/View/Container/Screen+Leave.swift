extension Screen {
    /// Closes the screen, unless another one is in front by now.
    func leave() {
        if container?.front === self { container?.pop() }
    }
}
