import Interactor
import Model
import TestDoubles
import TestKit
import TestScreens
import Testing
import TextUI

@MainActor
@Suite("The screens of photos are freed", .leakChecks, .endsWhenStuck)
struct PhotosLifetimeTests {
    private static let photos: Set = ["HomeView", "HomeViewModel", "PhotosInteractor", "PhotosCoordinator", "Work"]
    private static let detail: Set = ["PhotoDetailView", "PhotoDetailViewModel", "PhotoDetailCoordinator"]

    /// A page of one photo, which is fast to draw.
    private let page = PhotoPage(photos: [.sample(width: 3, height: 2, blurHash: nil)], hasNextPage: false)

    @Test("the photos, opened and closed repeatedly")
    func photos() async throws {
        let harness = try await PhotosHarness.showing(page)
        try await harness.expectFreed(Self.photos) {
            harness.openPhotos()
            try await harness.answer(.success(page))
        } close: {
            harness.press(.escape)
        }
    }

    @Test("a photo, opened and closed repeatedly")
    func detail() async throws {
        let harness = try await PhotosHarness.showing(page)
        try await harness.expectFreed(Self.detail) {
            harness.press(.enter)
        } close: {
            harness.press(.escape)
        }
    }

    @Test("the search, opened and closed repeatedly")
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

    @Test("the photos, closed repeatedly while their alert is open")
    func photosAsking() async throws {
        let harness = try await PhotosHarness.showing(page)
        try await harness.expectFreedWhileAsking(Self.photos) {
            harness.openPhotos()
            try await harness.answer(.failure(.rateLimited))
        }
    }

    @Test("the search, closed repeatedly while its alert is open")
    func searchAsking() async throws {
        let harness = try await PhotosHarness.showing(page)
        try await harness.expectFreedWhileAsking(Self.photos) {
            harness.type("/x")
            harness.press(.enter)
            try await harness.answer(.failure(.rateLimited))
        }
    }
}
