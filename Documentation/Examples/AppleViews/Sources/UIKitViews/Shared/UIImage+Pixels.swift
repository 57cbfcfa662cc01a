import UIKit

extension UIImage {
    /// Creates a picture from `width` × `height` pixels, each with one byte of red, green and blue.
    convenience init?(width: Int, height: Int, rgb: [UInt8]) {
        guard let provider = CGDataProvider(data: Data(rgb) as CFData),
            let image = CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 24, bytesPerRow: width * 3,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue), provider: provider, decode: nil,
                shouldInterpolate: true, intent: .defaultIntent)
        else { return nil }
        self.init(cgImage: image)
    }
}
