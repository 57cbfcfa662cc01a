import Foundation
public import Testing

/// The tests that take too long to run after every change.
///
/// They run if the environment variable `STRATA_SLOW_TESTS` is set. The slowest tests run only if its value is `all`.
public enum SlowTests {
    private static let mode = ProcessInfo.processInfo.environment["STRATA_SLOW_TESTS"]

    /// Whether slow tests run.
    public static let areEnabled = mode != nil
    /// Whether the slowest tests run, too.
    public static let areAllEnabled = mode == "all"
}

extension Trait where Self == ConditionTrait {
    /// Runs a test only together with the slow tests.
    public static var slow: Self {
        .enabled(if: SlowTests.areEnabled, "set STRATA_SLOW_TESTS=1 to run it")
    }

    /// Runs a test only together with the slow tests, because the test starts compilers.
    ///
    /// `.ci/run` finds the suites with such tests by the word `compiling`, and runs these suites separately. Otherwise,
    /// the compilers would occupy the processors, and other tests would exceed their time limits.
    public static var compiling: Self { slow }

    /// Runs a test only together with the slowest tests.
    public static var slowest: Self {
        .enabled(if: SlowTests.areAllEnabled, "set STRATA_SLOW_TESTS=all to run it")
    }
}
