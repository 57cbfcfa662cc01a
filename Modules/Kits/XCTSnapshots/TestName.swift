#if canImport(XCTest)
    /// The name of a test method, used to name its snapshots.
    struct TestName: Equatable {
        let module: String
        /// The classes, outermost first, then the method.
        let components: [String]

        /// - Parameters:
        ///   - type: The module and the name of the test case's class, such as `AppTests.LoginTests`.
        ///   - test: XCTest's name of the test: `LoginTests.testName` on Linux, `-[AppTests.LoginTests testName]` on a
        ///     Mac.
        init(type: String, test: String) {
            let classes = Self.parts(of: type)
            module = classes.first ?? ""
            components = classes.dropFirst() + [Self.method(of: test)]
        }

        /// Splits a type's name at its dots, except for dots within backticks, angle brackets or parentheses.
        private static func parts(of type: String) -> [String] {
            var parts = [""]
            var depth = 0
            var isQuoted = false
            for character in type {
                switch character {
                case "`": isQuoted.toggle()
                case "<", "(": depth += 1
                case ">", ")": depth -= 1
                default: break
                }
                if character == ".", depth == 0, !isQuoted {
                    parts.append("")
                } else {
                    parts[parts.count - 1].append(character)
                }
            }
            // The name of a private class contains "(unknown context at …)", with an address that differs in each run.
            return parts.filter { !$0.hasPrefix("(") }
        }

        private static func method(of test: String) -> String {
            guard test.hasPrefix("-["), let blank = test.firstIndex(of: " ") else {
                return parts(of: test).last ?? test
            }
            let selector = test[blank...].dropFirst().dropLast()
            // In Objective-C, the names of throwing and asynchronous methods have one of these endings.
            let ending = ["AndReturnError:", "WithCompletionHandler:"].first { selector.hasSuffix($0) }
            return String(selector.dropLast(ending?.count ?? 0))
        }
    }
#endif
