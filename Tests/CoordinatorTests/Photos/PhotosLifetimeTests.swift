import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The photo screens are freed", .leakChecks, .endsWhenStuck)
struct PhotosLifetimeTests {
    private static let photos: Set = ["HomeView", "HomeViewModel", "PhotosInteractor", "PhotosCoordinator", "Work"]
    private static let detail: Set = ["PhotoDetailView", "PhotoDetailViewModel", "PhotoDetailCoordinator"]

    /// A page of one photo, which is fast to draw.
    private let page = PhotoPage(photos: [.sample(width: 3, height: 2, blurHash: nil)], hasNextPage: false)

    @Test("The photos screen is freed each time it is closed")
    func photos() async throws {
        let harness = try await PhotosHarness.showing(page)
        try await harness.expectFreed(Self.photos) {
            harness.openPhotos()
            try await harness.answer(.success(page))
        } close: {
            harness.press(.escape)
        }
    }

    @Test("A photo's screen is freed each time it is closed")
    func detail() async throws {
        let harness = try await PhotosHarness.showing(page)
        try await harness.expectFreed(Self.detail) {
            harness.press(.enter)
        } close: {
            harness.press(.escape)
        }
    }

    @Test("The photo search is freed each time it is closed")
    func search() async throws {
        let harness = try await PhotosHarness.showing(page)
        try await harness.expectFreed(Self.photos) {
            harness.type("/x")
            harness.press(.enter)
            try await harness.answer(.success(page))
        } close: {
            harness.press(.escape)
        }
    }

    @Test("The photos screen is freed each time it is closed while its alert is open")
    func photosAsking() async throws {
        let harness = try await PhotosHarness.showing(page)
        try await harness.expectFreedWhileAsking(Self.photos) {
            harness.openPhotos()
            try await harness.answer(.failure(.rateLimited))
        }
    }

    @Test("The photo search is freed each time it is closed while its alert is open")
    func searchAsking() async throws {
        let harness = try await PhotosHarness.showing(page)
        try await harness.expectFreedWhileAsking(Self.photos) {
            harness.type("/x")
            harness.press(.enter)
            try await harness.answer(.failure(.rateLimited))
        }
    }
}
