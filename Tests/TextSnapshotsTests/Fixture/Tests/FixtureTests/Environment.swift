import Foundation

let environment = ProcessInfo.processInfo.environment

/// Whether the tests of single points are to run; in those of the modes they would be in the way.
let isPointByPoint = environment["FIXTURE"] == "points"
