import Foundation
import Model
import Shell
import TextUI

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The profile as one class, before it was split: it fetches, decodes, keeps the bookmark, decides and draws.
@MainActor
final class MassiveProfileView: Screen {
    var prompts = PromptQueue()
    /// Called when there is something new to draw.
    var needsDisplay: (() -> Void)?

    private let onShowUser: (User) -> Void
    private let url: URL
    private let bookmarksFile: URL
    private var user: User?
    private var bookmarks: Set<String> = []
    private var isLoading = false
    private var problem: String?

    init(onShowUser: @escaping (User) -> Void, url: URL, bookmarksFile: URL) {
        self.onShowUser = onShowUser
        self.url = url
        self.bookmarksFile = bookmarksFile
    }

    let title = "Profile"

    func didOpen() {
        if let data = try? Data(contentsOf: bookmarksFile) {
            bookmarks = (try? JSONDecoder().decode(Set<String>.self, from: data)) ?? []
        }
        fetchUser()
    }

    private func fetchUser() {
        isLoading = true
        problem = nil
        needsDisplay?()
        Task { [weak self, url] in
            do {
                let (data, response) = try await URLSession.shared.data(from: url)
                self?.didReceive(data, response)
            } catch {
                self?.problem = "Network error: \(error.localizedDescription)"
            }
            self?.isLoading = false
            self?.needsDisplay?()
        }
    }

    private func didReceive(_ data: Data, _ response: URLResponse) {
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard status == 200 else {
            problem = "HTTP error with status code: \(status)"
            return
        }
        do {
            let answer = try JSONDecoder().decode(Answer.self, from: data)
            if let person = answer.results.first {
                user = makeUser(person)
            } else {
                problem = "No data received"
            }
        } catch {
            problem = "Failed to decode data: \(error.localizedDescription)"
        }
    }

    private func makeUser(_ person: Answer.Person) -> User {
        var birth: User.Birth?
        if let date = try? Date(person.dob.date, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)) {
            birth = User.Birth(date: date, age: person.dob.age)
        }
        return User(
            name: User.Name(first: person.name.first, last: person.name.last), email: person.email,
            username: person.login.username,
            location: User.Location(city: person.location.city, country: person.location.country), birth: birth)
    }

    private var isBookmarked: Bool { user.map { bookmarks.contains($0.uniqueID) } ?? false }

    private func toggleBookmark() {
        guard let user else { return }
        if bookmarks.contains(user.uniqueID) {
            bookmarks.remove(user.uniqueID)
        } else {
            bookmarks.insert(user.uniqueID)
        }
        try? JSONEncoder().encode(bookmarks).write(to: bookmarksFile)
        needsDisplay?()
    }

    private func openDetail() {
        if let user { onShowUser(user) }
    }

    func handle(_ key: Key) -> Bool {
        switch key {
        case .enter where user == nil && problem != nil: fetchUser()
        case .enter: openDetail()
        case .character("b"): toggleBookmark()
        case .character("r"): fetchUser()
        default: return false
        }
        return true
    }

    var keyHints: [KeyBar.Hint] {
        if user == nil { return problem == nil ? [] : [KeyBar.Hint([.enter, .character("r")], "try again")] }
        return [
            KeyBar.Hint(.enter, "open"),
            KeyBar.Hint(.character("b"), isBookmarked ? "remove bookmark" : "bookmark"),
            KeyBar.Hint(.character("r"), problem == nil ? "refresh" : "try again"),
        ]
    }

    func body(tick: Int) -> some Block {
        VStack(spacing: 1) {
            if let user {
                card(user)
                if isLoading {
                    HStack(spacing: 1) {
                        Spinner(tick: tick)
                        Text("Refreshing").foreground(.secondary)
                    }
                } else if let problem {
                    Text(problem).foreground(.destructive)
                }
            } else if isLoading {
                HStack(spacing: 1) {
                    Spinner(tick: tick)
                    Text("Loading the profile")
                }
                .flexible(.vertical, alignment: .center).flexible(.horizontal, alignment: .center)
            } else if let problem {
                VStack(alignment: .center, spacing: 1) {
                    Text(problem).multilineTextAlignment(.center).foreground(.destructive)
                    Button("Retry", isFocused: true)
                }
                .flexible(.vertical, alignment: .center).flexible(.horizontal, alignment: .center)
            }
        }
    }

    private func card(_ user: User) -> some Block {
        HStack(spacing: 2) {
            Text(user.initials).bold().flexible(.vertical, alignment: .center).flexible(.horizontal, alignment: .center)
                .border().frame(width: 10, height: 5)
            VStack {
                Text(user.fullName).bold()
                Text(ageAndPlace(of: user)).foreground(.secondary)
                Spacer().frame(height: 1)
                Text(isBookmarked ? " Remove Bookmark " : " Add Bookmark ")
                    .foreground(isBookmarked ? .destructive : .accent).reverse()
            }
            .flexible()
        }
    }

    private func ageAndPlace(of user: User) -> String {
        let place = [user.location.city, user.location.country].compactMap(\.self).joined(separator: ", ")
        guard let age = user.birth?.age(at: Date(), in: .current) else { return place }
        return "\(age) years old • \(place)"
    }

    private struct Answer: Decodable {
        let results: [Person]

        struct Person: Decodable {
            let name: Name
            let email: String
            let login: Login
            let location: Location
            let dob: Birth
        }
        struct Name: Decodable { let first, last: String }
        struct Login: Decodable { let username: String }
        struct Location: Decodable { let city, country: String? }
        struct Birth: Decodable {
            let date: String
            let age: Int?
        }
    }
}
