import UIKit

extension UIView {
    /// Adds `view` and pins it to every edge.
    func embed(_ view: UIView, inset: CGFloat = 0) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: topAnchor, constant: inset),
            view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset),
            view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
            view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
        ])
    }

    /// Adds a scroll view that fills this view, and puts `content` into it, at a width that is easy to read.
    func embed(_ content: UIView, in scrollView: UIScrollView) {
        embed(scrollView)
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        let (area, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: area.topAnchor, constant: 16),
            content.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -16),
            content.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
            area.widthAnchor.constraint(equalTo: frame.widthAnchor),
        ])
    }
}
