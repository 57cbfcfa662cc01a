import Binding
import Foundation
import Interactor
import Model
import TestDoubles
import TestKit
import Testing

@MainActor
@Suite("The interactor of the profile", .leakChecks, .endsWhenStuck)
struct ProfileInteractorTests {
    private let service = ManualUsersService()
    private let work = Work()
    private let today = Date.sample(0)
    private nonisolated static let ada = User.sample()
    private nonisolated static let skipped = SkippedEntry(.missing("email"))
    private var ada: User { Self.ada }
    private let grace = User.sample("Grace", "Hopper")

    @Test(
        "The profile's interactor loads the directory's first person; if there is nobody, it reports skipped entries",
        arguments: [
            (UserPage(users: [ada, .stranger]), .some(ada)),
            (UserPage(users: [], skipped: [skipped]), .error(.noUsers(skipped: [skipped]), nil)),
        ] as [(UserPage, LoadableModel<User, NetworkError>)])
    func answer(page: UserPage, user: LoadableModel<User, NetworkError>) async throws {
        let module = makeModule()
        module.interactor.load()
        #expect(module.interactor.model.user == .loading(nil))
        try await answerNext(.success(page))
        #expect(module.interactor.model.user == user && !module.interactor.model.isBookmarked)
        #expect(service.questions == [.init(page: 1, seed: nil)])
    }

    @Test("The profile's interactor has the person's current age, even during a refresh")
    func age() async throws {
        let module = try await makeLoadedModule(.sample(birth: .sample(age: 20)))
        #expect(module.interactor.model.age == 33)
        module.interactor.refresh()
        #expect(module.interactor.model.user.isLoading && module.interactor.model.age == 33)
        try await answerNext(.success(UserPage(users: [.stranger])))
        #expect(module.interactor.model.age == nil)
    }

    @Test("The profile's interactor loads once, and again only after a failure")
    func load() async throws {
        let module = makeModule()
        for _ in 0..<2 { module.interactor.load() }
        try await answerNext(.failure(.httpError(503)))
        #expect(module.interactor.model.user == .error(.httpError(503), nil))
        module.interactor.load()
        try await answerNext(.success(UserPage(users: [ada])))
        module.interactor.load()
        #expect(module.interactor.model.user == .some(ada) && service.questions.count == 2)
    }

    @Test("The profile's interactor keeps the person while a refresh runs or fails")
    func refresh() async throws {
        let module = try await makeLoadedModule(ada)
        module.interactor.refresh()
        #expect(module.interactor.model.user == .loading(ada))
        try await answerNext(.failure(.httpError(503)))
        #expect(module.interactor.model.user == .error(.httpError(503), ada))
    }

    @Test("A refresh of the profile cancels the earlier request, whose late answer is ignored")
    func late() async throws {
        let service = ManualUsersService(answersLate: true)
        let module = makeModule(service)
        module.interactor.load()
        let late = try await service.nextRequest()
        module.interactor.refresh()
        await late.cancellation()
        try await service.nextRequest().answer(.success(UserPage(users: [grace])))
        late.answer(.success(UserPage(users: [ada])))
        await work.settle()
        #expect(module.interactor.model.user == .some(grace))
    }

    @Test("The profile's interactor bookmarks the person, and removes the bookmark")
    func toggle() async throws {
        let module = try await makeLoadedModule(ada)
        for isBookmarked in [true, false] {
            module.interactor.toggleBookmark()
            await work.settle()
            #expect(module.interactor.model.isBookmarked == isBookmarked)
            #expect(module.bookmarks.isBookmarked(ada) == isBookmarked)
        }
    }

    @Test("The profile's interactor bookmarks nobody before a person is loaded")
    func nobodyToBookmark() async {
        let module = makeModule()
        module.interactor.toggleBookmark()
        await work.settle()
        #expect(module.bookmarks.model.value?.users == [] && !module.interactor.model.isBookmarked)
    }

    @Test("The profile's interactor knows whether a newly loaded person is bookmarked")
    func bookmarkedBefore() async throws {
        let module = makeModule()
        module.bookmarks.toggle(ada)
        #expect(!module.interactor.model.isBookmarked)
        for user in [ada, grace] {
            module.interactor.refresh()
            try await answerNext(.success(UserPage(users: [user])))
            #expect(module.interactor.model.isBookmarked == (user == ada))
        }
    }

    @Test("The profile's interactor reports when any bookmark is stored, and when the person's own bookmark changes")
    func bookmarkedElsewhere() async throws {
        let module = try await makeLoadedModule(ada)
        let recorder = trackForLeaks(ModelRecorder(module.interactor))
        module.bookmarks.toggle(grace)
        await work.settle()
        let before = module.interactor.model
        #expect(recorder.models == [before.with(isStoring: true), before])
        module.bookmarks.toggle(ada)
        await work.settle()
        let after = before.with(isBookmarked: true)
        #expect(recorder.models.dropFirst(2) == [before.with(isStoring: true), after.with(isStoring: true), after])
    }

    @Test("The profile's interactor cancels its request when it is freed")
    func freed() async throws {
        let bookmarks = trackForLeaks(BookmarksInteractor(store: InMemoryBookmarksStore(), work: work))
        try await expectCancelledRequest(to: service, sending: { $0.load() }) { [service, today] in
            ProfileInteractor(service: service, bookmarks: bookmarks, today: today, timeZone: .gmt, work: $0)
        }
    }

    private typealias Module = (interactor: ProfileInteractor, bookmarks: BookmarksInteractor)

    /// Returns an interactor that has no person yet, and the interactor of bookmarks that are being read.
    private func makeModule(
        _ service: ManualUsersService? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Module {
        let bookmarks = BookmarksInteractor(store: InMemoryBookmarksStore(), work: work)
        let interactor = ProfileInteractor(
            service: service ?? self.service, bookmarks: bookmarks, today: today, timeZone: .gmt, work: work)
        for object in [bookmarks, interactor] as [AnyObject] { trackForLeaks(object, sourceLocation: sourceLocation) }
        bookmarks.load()
        return (interactor, bookmarks)
    }

    private func makeLoadedModule(
        _ user: User, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> Module {
        let module = makeModule(sourceLocation: sourceLocation)
        module.interactor.load()
        try await answerNext(.success(UserPage(users: [user])))
        return module
    }

    private func answerNext(_ result: Result<UserPage, NetworkError>) async throws {
        try await service.nextRequest().answer(result)
        await work.settle()
    }
}
