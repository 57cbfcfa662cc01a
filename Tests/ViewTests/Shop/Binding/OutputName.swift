/// The name of an output's case, such as `loadedProducts`.
func outputName(_ output: some Any) -> String { String("\(output)".prefix { $0 != "(" }) }
