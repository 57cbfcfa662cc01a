import Binding
import Foundation
import Interactor
import Model
import Testing
import UIKit
import ViewModel

@testable import UIKitViews

@Suite("One person's screen", .timeLimit(.minutes(1)))
@MainActor
struct UserDetailTests {
    private let stage = UsersStage()

    @Test("A person's screen shows everything known about the person")
    func information() async throws {
        try await stage.withDetail(stage.dependencies()) { detail, _ in
            #expect(detail.title == "Person 0")
            #expect(detail.nameLabel.text == "Person 0")
            #expect(detail.placeLabel.text == "42 years old • London, United Kingdom")
            let rows = detail.informationStackView.arrangedSubviews.compactMap {
                ($0 as? UIListContentView)?.configuration as? UIListContentConfiguration
            }
            #expect(
                rows.map(\.text) == [
                    "Contact Information", "Email", "Location", "City", "Country", "Personal Information", "Age",
                    "Account Information", "Username",
                ])
            #expect(rows[1].secondaryText == "p0@example.com")
            #expect(rows[1].image?.systemName == "envelope")
        }
    }

    @Test("A person's screen shows the initials until the picture has loaded")
    func picture() async throws {
        try await stage.withDetail(stage.dependencies()) { detail, _ in
            let portrait = detail.portraitView
            #expect(portrait.initialsLabel.text == "P0")
            #expect(portrait.imageView.isHidden && !portrait.initialsLabel.isHidden && portrait.problemLabel.isHidden)
            await stage.settle()
            #expect(portrait.imageView.image?.systemName == "portrait")
            #expect(!portrait.imageView.isHidden && portrait.initialsLabel.isHidden && portrait.problemLabel.isHidden)
        }
    }

    @Test("A person's screen gives the reason for a missing picture")
    func noPicture() async throws {
        let pictures = AnsweringPictureService(answer: .failure(.noData))
        try await stage.withDetail(stage.dependencies(pictures: pictures)) { detail, _ in
            await stage.settle()
            let portrait = detail.portraitView
            #expect(portrait.problemLabel.text == "No picture: No data received")
            #expect(!portrait.problemLabel.isHidden && !portrait.initialsLabel.isHidden)
        }
    }

    @Test("The bookmark button adds the bookmark, and then offers to remove it")
    func bookmark() async throws {
        try await stage.withDetail(stage.dependencies()) { detail, _ in
            await stage.settle()
            #expect(detail.bookmarkButton.configuration?.title == "Add Bookmark")
            #expect(detail.bookmarkButton.configuration?.baseBackgroundColor == .systemBlue)
            detail.bookmarkButton.tap()
            await stage.settle()
            #expect(stage.store.users.map(\.username) == ["person0"])
            #expect(detail.bookmarkButton.configuration?.title == "Remove Bookmark")
            #expect(detail.bookmarkButton.configuration?.baseBackgroundColor == .systemRed)
        }
    }

    @Test("A person's screen shares a text, on an iPad from a popover at its button")
    func share() async throws {
        try await stage.withDetail(stage.dependencies()) { detail, navigationController in
            try #require(detail.navigationItem.rightBarButtonItem?.primaryAction).perform()
            let sheet = try #require(navigationController.presentedViewController as? UIActivityViewController)
            #expect(sheet.activityItems as? [String] == ["Check out Person 0 from London, United Kingdom!"])
            let source = sheet.popoverPresentationController?.sourceItem
            #expect(source === detail.navigationItem.rightBarButtonItem)
        }
    }

    @Test("A person's screen is freed while its picture is loading")
    func freed() async throws {
        try await stage.withDetail(stage.dependencies()) { detail, _ in
            #expect(!stage.work.isSettled && detail.isOnScreen)
        }
    }
}

@Suite("A portrait", .timeLimit(.minutes(1)))
@MainActor
struct PortraitTests {
    private let portrait = PortraitView(frame: .zero)

    @Test("A portrait shows pixels")
    func pixels() {
        portrait.show(.picture(width: 2, height: 1, rgb: [255, 0, 0, 0, 255, 0]))
        #expect(portrait.imageView.image?.size == CGSize(width: 2, height: 1))
        #expect(!portrait.imageView.isHidden && portrait.initialsLabel.isHidden)
    }

    @Test("A portrait shows the initials if its bytes are no picture")
    func unreadable() {
        portrait.show(.encoded(Data(), mediaType: "image/jpeg", initials: "AL"))
        #expect(portrait.imageView.isHidden && !portrait.initialsLabel.isHidden)
        #expect(portrait.initialsLabel.text == "AL")
    }
}
