// What this package uses of Dispatch, with the declarations of Apple's documentation.

open class DispatchObject: @unchecked Sendable { init() {} }

public struct DispatchQoS: Sendable { public static let unspecified = DispatchQoS() }

public struct DispatchWorkItemFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

public class DispatchGroup: DispatchObject {}

open class DispatchQueue: DispatchObject {
    public convenience init(label: String) { self.init() }
    public func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {}
    public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
}

public struct DispatchTime: Sendable {
    public static func now() -> DispatchTime { DispatchTime() }
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime { time }
}

public enum DispatchTimeoutResult: Sendable { case success, timedOut }

open class DispatchSemaphore: DispatchObject {
    public convenience init(value: Int) { self.init() }
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { .success }
    @discardableResult public func signal() -> Int { 0 }
}
