import UIKit
import ViewModel

extension UIImageView {
    /// Shows a photo's preview, its colour, or a symbol.
    func show(_ image: PhotoImage, altText: String) {
        contentMode = .scaleAspectFit
        isAccessibilityElement = true
        accessibilityLabel = altText
        backgroundColor = nil
        switch image {
        case .picture(let width, let height, let rgb): self.image = UIImage(width: width, height: height, rgb: rgb)
        case .color(let red, let green, let blue):
            self.image = nil
            backgroundColor = UIColor(
                red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
        case .empty: self.image = UIImage(systemName: "photo")
        }
    }
}
