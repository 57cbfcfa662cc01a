import Foundation

let environment = ProcessInfo.processInfo.environment

/// Whether to run the tests of single rules, which the tests of the recording modes leave out.
let isPointByPoint = environment["FIXTURE"] == "points"
