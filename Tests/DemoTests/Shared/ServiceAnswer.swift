import Foundation
import TestKit

/// A response in the format of the random-user service.
enum ServiceAnswer {
    /// Returns people with these first names and the last name `Example`.
    static func of(_ names: [String], seed: String = "abc", page: Int = 1) throws -> Data {
        let answer: [String: Any] = [
            "results": names.enumerated().map { user($1, number: $0 + 1 + (page - 1) * 25) },
            "info": ["seed": seed, "results": names.count, "page": page, "version": "1.4"],
        ]
        return try JSONSerialization.data(withJSONObject: answer)
    }

    /// Returns one person for each number, with first names from `Nr1` on.
    static func of(_ numbers: ClosedRange<Int>, seed: String = "abc", page: Int = 1) throws -> Data {
        try of(numbers.map { "Nr\($0)" }, seed: seed, page: page)
    }

    private static func user(_ name: String, number: Int) -> [String: Any] {
        [
            "gender": "female", "email": "user\(number)@example.com", "phone": "555-\(number)", "cell": "556-\(number)",
            "nat": "US", "name": ["title": "Ms", "first": name, "last": "Example"],
            "location": [
                "street": ["number": number, "name": "Main Street"], "city": "Springfield", "state": "Ohio",
                "country": "United States", "postcode": 45501,
                "coordinates": ["latitude": "39.9", "longitude": "-83.8"],
                "timezone": ["offset": "-5:00", "description": "Eastern Time"],
            ],
            "login": ["uuid": "uuid-\(number)", "username": "user\(number)", "password": "hunter2", "salt": "s4lt"],
            "dob": ["date": "1992-03-08T15:13:16.688Z", "age": 33],
            "registered": ["date": "2007-07-09T05:51:59.390Z", "age": 18],
            "id": ["name": "", "value": NSNull()],
        ]
    }
}

extension TemporaryFolder {
    /// Writes a response to a file, and returns its path.
    func writeAnswer(_ names: [String]) throws -> String { try write(ServiceAnswer.of(names), to: "people.json") }
}
