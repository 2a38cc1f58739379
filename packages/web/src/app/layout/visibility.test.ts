import { describe, expect, it } from "vitest";
import {
  clearsCurrentProject,
  currentTab,
  hasBottomBar,
  hasFooter,
  hasOwnerButton,
  hasTopBar,
  isOwnerSpace,
  mayWelcome,
  switcherState,
} from "./visibility.ts";

const at = (url: string, isWidget = false) => ({
  pathname: new URL(url, "http://localhost").pathname,
  isWidget,
});

describe("what the layout shows", () => {
  it.each([
    ["/", true],
    ["/explore", true],
    ["/support/moderation", false],
    ["/signature/un-jeton", false],
    ["/signing/project/1", false],
    ["/verification", false],
    ["/login", false],
    ["/profile?verification=un-jeton", false],
  ])("at %s: the question who one is %s", (url, isAsked) => {
    expect(mayWelcome(at(url))).toBe(isAsked);
    expect(mayWelcome(at(url, true))).toBe(false);
  });

  it.each([
    ["/", true, true, true],
    ["/faq", true, true, true],
    ["/explore?q=Lyon", true, true, false],
    ["/places/Lyon", true, true, false],
    ["/on-boarding/consumer/type", true, false, false],
    ["/signature/un-jeton", false, false, false],
    ["/signing/project/1", false, false, false],
  ])("at %s: top bar %s, bottom bar %s, footer %s", (url, topBar, bottomBar, footer) => {
    expect([hasTopBar(at(url)), hasBottomBar(at(url)), hasFooter(at(url))]).toEqual([
      topBar,
      bottomBar,
      footer,
    ]);
  });

  it.each(["/", "/widget", "/explore", "/project/1/le-soleil", "/login", "/user-portfolio"])(
    "at %s in a partner's mode: no bar, no footer",
    (url) => {
      const place = at(url, true);
      expect([hasTopBar(place), hasBottomBar(place), hasFooter(place)]).toEqual([false, false, false]);
    },
  );

  it.each([
    ["/", "shown"],
    ["/project/1/le-soleil", "shown"],
    ["/je-suis-un-porteur-de-projet", "shown"],
    ["/project-owner/1/my-perimeter", "hidden"],
    ["/user-portfolio", "hidden"],
    ["/user-portfolio-widget", "hidden"],
    ["/support/moderation", "hidden"],
    ["/consumer/1/share", "disabled"],
  ])("at %s the profile-type switcher is %s", (url, state) => {
    expect(switcherState(url, false)).toBe(state);
  });

  it("the kit and the services have no switcher for who has a project, whose pages they are", () => {
    for (const url of ["/communication-kit", "/services"]) {
      expect(switcherState(url, true)).toBe("hidden");
      expect(switcherState(url, false)).toBe("shown");
    }
    expect(switcherState("/explore", true)).toBe("shown");
  });

  it.each([
    ["/", "home"],
    ["/explore", "explore"],
    ["/project/1/le-soleil", "explore"],
    ["/project-owner/1/my-producer", "project"],
    ["/user-portfolio", "project"],
    ["/consumer/1/application", "project"],
    ["/profile", "profile"],
    ["/login", "profile"],
    ["/faq", null],
  ])("%s belongs to the tab %s", (pathname, tab) => {
    expect(currentTab(pathname)).toBe(tab);
  });

  it.each([
    ["/", true],
    ["/login", true],
    ["/sign-up/credentials", true],
    ["/sign-up/register", true],
    ["/user-portfolio", true],
    ["/explore", true],
    ["/project-owner/1/my-perimeter", false],
    ["/profile", false],
    ["/faq", false],
  ])("at %s the current project is forgotten: %s", (pathname, isForgotten) => {
    expect(clearsCurrentProject(pathname)).toBe(isForgotten);
  });

  it("calls the project owner's on the home page only", () => {
    expect(hasOwnerButton("/")).toBe(true);
    expect(hasOwnerButton("/explore")).toBe(false);
  });

  it("is the owner's space under /project-owner only", () => {
    expect(isOwnerSpace("/project-owner/1/my-consumers/pending")).toBe(true);
    expect(isOwnerSpace("/on-boarding/project-owner/edit-project/typology")).toBe(false);
    expect(isOwnerSpace("/project/1/x")).toBe(false);
  });
});
