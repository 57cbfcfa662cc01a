import Foundation

let environment = ProcessInfo.processInfo.environment

/// Whether to run the tests of single points, which would disturb the tests of the modes.
let isPointByPoint = environment["FIXTURE"] == "points"
