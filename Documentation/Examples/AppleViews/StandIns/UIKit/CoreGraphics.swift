public typealias CFData = Data
public final class CGDataProvider {
    let data: Data
    public init?(data: CFData) { self.data = data }
}
public final class CGColorSpace {}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
public enum CGImageAlphaInfo: UInt32 { case none }
public enum CGColorRenderingIntent: Int32 { case defaultIntent }
public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public final class CGImage {
    public let width: Int
    public let height: Int
    public init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard provider.data.count >= bytesPerRow * height else { return nil }
        self.width = width
        self.height = height
    }
}
