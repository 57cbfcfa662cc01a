import Foundation

/// Whether tests that build packages run.
let isSlow = ProcessInfo.processInfo.environment["STRATA_SLOW_TESTS"] != nil
/// Whether those run, too, that take too long for each change.
let isWhole = ProcessInfo.processInfo.environment["STRATA_SLOW_TESTS"] == "all"
