import Foundation

extension DumpKind {
    /// Values of Foundation.
    static let foundation: [DumpKind] = [
        DumpKind("Decimal", Decimal(1) / 4, Decimal(1) / 5),
        DumpKind("Date by a millisecond", Date(timeIntervalSince1970: 0.9), Date(timeIntervalSince1970: 0.899)),
        DumpKind(
            "a Date before Christ", Date(timeIntervalSince1970: -63_000_000_000),
            Date(timeIntervalSince1970: -62_000_000_000)),
        DumpKind("a Date without end", Date(timeIntervalSince1970: .infinity), Date(timeIntervalSince1970: 1e20)),
        DumpKind("DateComponents", DateComponents(year: 1, month: 2), DateComponents(year: 2, month: 1)),
        DumpKind("DateInterval", DateInterval(start: .epoch, duration: 1), DateInterval(start: .epoch, duration: 2)),
        DumpKind("Calendar", Calendar(identifier: .gregorian), Calendar(identifier: .buddhist)),
        DumpKind("a Calendar's time zone", Calendar.inZone(0), Calendar.inZone(3600)),
        DumpKind("a Calendar's first day", Calendar.starting(1), Calendar.starting(2)),
        DumpKind("Locale", Locale(identifier: "en_GB"), Locale(identifier: "en_US")),
        DumpKind("a Locale's clock", Locale.hours(.oneToTwelve), Locale.hours(.zeroToTwentyThree)),
        DumpKind("Locale.Language", Locale.Language(identifier: "en"), Locale.Language(identifier: "de")),
        DumpKind("Locale.Region", Locale.Region("GB"), Locale.Region("US")),
        DumpKind("TimeZone", TimeZone(identifier: "Europe/Berlin") as Any, TimeZone(identifier: "Europe/Paris") as Any),
        DumpKind("a TimeZone by seconds", TimeZone(secondsFromGMT: 60) as Any, TimeZone(secondsFromGMT: 120) as Any),
        DumpKind("URL", URL(string: "https://a.com/b") as Any, URL(string: "https://a.com/c") as Any),
        DumpKind(
            "URL with a base", URL(string: "b", relativeTo: URL(string: "https://a.com")) as Any,
            URL(string: "https://a.com/b") as Any),
        DumpKind(
            "URLComponents", URLComponents(string: "https://a.com/?b=c") as Any,
            URLComponents(string: "https://a.com/?b=d") as Any),
        DumpKind("URLQueryItem", URLQueryItem(name: "a", value: nil), URLQueryItem(name: "a", value: "")),
        DumpKind(
            "UUID", UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
            UUID(uuid: (2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))),
        DumpKind("Data", Data([1, 2]), Data([2, 1])),
        DumpKind("a slice of Data", Data([1, 2, 3]).dropFirst(), Data([1, 2, 3]).dropLast()),
        DumpKind(
            "Measurement", Measurement(value: 1, unit: UnitLength.meters), Measurement(value: 1, unit: UnitLength.feet)),
        DumpKind("Unit", UnitLength.meters, UnitLength.feet),
        DumpKind(
            "PersonNameComponents", PersonNameComponents(givenName: "Ada"), PersonNameComponents(familyName: "Ada")),
        DumpKind("IndexPath", IndexPath(indexes: [1, 2]), IndexPath(indexes: [2, 1])),
        DumpKind("IndexSet", IndexSet([1, 2, 4]), IndexSet([1, 2, 5])),
        DumpKind("CharacterSet", CharacterSet(charactersIn: "ab"), CharacterSet(charactersIn: "ac")),
        DumpKind("NSCharacterSet", NSCharacterSet(charactersIn: "ab"), NSCharacterSet(charactersIn: "ac")),
        DumpKind("NSRegularExpression", NSRegularExpression.make("a"), NSRegularExpression.make("b")),
        DumpKind("AttributedString", AttributedString("a"), AttributedString("b")),
        DumpKind("NSNumber", NSNumber(value: 1), NSNumber(value: 2)),
        DumpKind("NSNumber of a Bool", NSNumber(value: 1), NSNumber(value: true)),
        DumpKind("NSNumber of a Double", NSNumber(value: 0.1 + 0.2), NSNumber(value: 0.3)),
        DumpKind("NSDecimalNumber", NSDecimalNumber(string: "0.1"), NSDecimalNumber(string: "0.2")),
        DumpKind("NSString", NSString(string: "a"), NSString(string: "b")),
        DumpKind("NSArray", NSArray(array: [1, 2]), NSArray(array: [2, 1])),
        DumpKind(
            "NSDictionary", NSDictionary(dictionary: ["a": 1, "b": 2]), NSDictionary(dictionary: ["a": 2, "b": 1])),
        DumpKind("NSSet", NSSet(array: [1, 2]), NSSet(array: [1, 3])),
        DumpKind("NSOrderedSet", NSOrderedSet(array: [1, 2]), NSOrderedSet(array: [2, 1])),
        DumpKind("NSCountedSet", NSCountedSet(array: [1, 1]), NSCountedSet(array: [1])),
        DumpKind("NSNull", NSNull(), NSObject()),
        DumpKind("NSObject with a field", Note("a"), Note("b")),
        DumpKind("NSDate", NSDate(timeIntervalSince1970: 0), NSDate(timeIntervalSince1970: 1)),
        DumpKind("NSURL", NSURL(string: "https://a.com") as Any, NSURL(string: "https://b.com") as Any),
        DumpKind(
            "NSUUID", NSUUID(uuidString: "1B4E28BA-2FA1-11D2-883F-0016D3CCA427") as Any,
            NSUUID(uuidString: "2B4E28BA-2FA1-11D2-883F-0016D3CCA427") as Any),
        DumpKind("NSData", NSData(data: Data([1])), NSData(data: Data([2]))),
        DumpKind("NSRange", NSRange(location: 1, length: 2), NSRange(location: 2, length: 1)),
        DumpKind(
            "NSValue", NSValue(range: NSRange(location: 1, length: 2)), NSValue(range: NSRange(location: 2, length: 1))),
        DumpKind("NSIndexSet", NSIndexSet(index: 1), NSIndexSet(index: 2)),
        DumpKind("NSTimeZone", NSTimeZone(forSecondsFromGMT: 60), NSTimeZone(forSecondsFromGMT: 120)),
        DumpKind("NSLocale", NSLocale(localeIdentifier: "en_GB"), NSLocale(localeIdentifier: "en_US")),
        DumpKind("NSCalendar", NSCalendar(identifier: .gregorian) as Any, NSCalendar(identifier: .buddhist) as Any),
        DumpKind("NSDateComponents", NSDateComponents.year(1), NSDateComponents.year(2)),
        DumpKind("NSError", NSError(domain: "a", code: 1), NSError(domain: "a", code: 2)),
        DumpKind("CocoaError", CocoaError(.fileNoSuchFile), CocoaError(.fileReadUnknown)),
        DumpKind("DecodingError", DecodingError.sample("a"), DecodingError.sample("b")),
        DumpKind(
            "Notification", Notification(name: Notification.Name("a")), Notification(name: Notification.Name("b"))),
        DumpKind("Notification.Name", Notification.Name("a"), Notification.Name("b")),
        DumpKind("Progress", Progress(totalUnitCount: 1), Progress(totalUnitCount: 2)),
        DumpKind("CGRect", CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 1, y: 2, width: 4, height: 3)),
        DumpKind("a lock", NSLock(), NSObject()),
        DumpKind("Unit in a Dimension", UnitMass.grams, UnitMass.kilograms),
        DumpKind("Predicate", #Predicate<Int> { $0 > 1 }, #Predicate<Int> { $0 > 2 }),
        DumpKind("SortDescriptor", SortDescriptor(\Entry.name), SortDescriptor(\Entry.name, order: .reverse)),
        DumpKind("FormatStyle", Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true)),
        DumpKind("OperationQueue", OperationQueue(), NSObject()),
        DumpKind("JSONEncoder", JSONEncoder(), JSONDecoder()),
        DumpKind("NumberFormatter", NumberFormatter(), DateFormatter()),
    ]

    struct Entry {
        let name: String
    }

    final class Note: NSObject {
        let text: String
        init(_ text: String) { self.text = text }
    }
}

extension Date {
    fileprivate static let epoch = Date(timeIntervalSince1970: 0)
}

extension Calendar {
    fileprivate static func inZone(_ seconds: Int) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: seconds) ?? .gmt
        return calendar
    }

    fileprivate static func starting(_ day: Int) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.firstWeekday = day
        return calendar
    }
}

extension Locale {
    fileprivate static func hours(_ cycle: HourCycle) -> Locale {
        var components = Components(identifier: "en_GB")
        components.hourCycle = cycle
        return Locale(components: components)
    }
}

extension NSRegularExpression {
    fileprivate static func make(_ pattern: String) -> Any {
        (try? NSRegularExpression(pattern: pattern)) as Any
    }
}

extension NSDateComponents {
    fileprivate static func year(_ year: Int) -> NSDateComponents {
        let components = NSDateComponents()
        components.year = year
        return components
    }
}

extension DecodingError {
    fileprivate static func sample(_ text: String) -> DecodingError {
        .dataCorrupted(Context(codingPath: [], debugDescription: text))
    }
}
