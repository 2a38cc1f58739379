import { describe, expect, it } from "vitest";
import type { AnyPage } from "./page.ts";
import { pageAt } from "./page-at.ts";
import { pageNames, pages } from "./pages.ts";
import { isPublicPath, needsLogin } from "./public-rule.ts";

const all = pageNames.map((name): [name: string, page: AnyPage] => [name, pages[name]]);
const filled = (pattern: string) => pattern.replace(/:\w+/g, "1");

describe("the link to a page", () => {
  it("has its parameters, written as an address has them", () => {
    expect(pages.consumerApplication.to({ consumerId: "c1" })).toBe("/consumer/c1/application");
    expect(pages.place.to({ name: "Saint-Malo/Paramé" })).toBe("/places/Saint-Malo%2FParam%C3%A9");
    expect(pages.project.to({ projectId: "p1", projectName: "Le Soleil / d’ici" })).toBe(
      "/project/p1/le-soleil-d%E2%80%99ici",
    );
  });

  it("leads to the first of a few values when none is named", () => {
    expect(pages.ownerConsumers.to({ projectId: "p1" })).toBe("/project-owner/p1/my-consumers/pending");
    expect(pages.consumerStep.to()).toBe("/on-boarding/consumer/type");
  });

  it("takes a query and a part of the page", () => {
    expect(pages.resetPassword.to({}, { query: { token: "a&b" } })).toBe(
      "/forgot-password/reset-password?token=a%26b",
    );
    expect(pages.explore.to({}, { query: new URLSearchParams() })).toBe("/explore");
    expect(pages.services.to({}, { hash: "mes-factures" })).toBe("/services#mes-factures");
  });
});

describe("the page of an address", () => {
  it.each(all)("is found for %s at each of its addresses", (name, page) => {
    const params = Object.fromEntries(
      [...page.pattern.matchAll(/:(\w+)/g)].map(([, param = ""]) => [
        param,
        page.values?.[param]?.[0] ?? "x",
      ]),
    );
    expect(pageAt(page.toAny(params))).toEqual({ name, page, params });
    for (const pattern of [...(page.alsoAt ?? []), ...(page.from ?? [])]) {
      expect(pageAt(filled(pattern))?.name).toBe(name);
    }
  });

  it("tells the parameters, as they were before they were written", () => {
    expect(pageAt("/places/Saint-Malo%2FParam%C3%A9")?.params).toEqual({ name: "Saint-Malo/Paramé" });
    expect(pageAt("/places/%E0%A4%A")?.params).toEqual({ name: "%E0%A4%A" });
  });

  it.each([
    "/nowhere",
    "/consumer/1/nowhere",
    "/on-boarding/consumer/nowhere",
    "/project-owner/1/my-consumers/nowhere",
    "/project/1/name/more",
    "//explore",
  ])("is none for %s", (pathname) => {
    expect(pageAt(pathname)).toBeUndefined();
  });
});

describe("pages that need no login", () => {
  it.each(all)("%s: the table says what the rule says", (_, page) => {
    const isOpen = page.audience === "anyone" || page.invites === true;
    const addresses = [page.pattern, ...(page.alsoAt ?? [])].map(filled);
    expect(addresses.map(isPublicPath)).toEqual(addresses.map(() => isOpen));
    expect(addresses.map(needsLogin)).toEqual(addresses.map(() => !isOpen));
  });

  it.each([
    ["/", true],
    ["/project", true],
    ["/services", false],
    ["/support", false],
    ["/consumer/1", false],
    ["/project-owner/1", false],
    ["/explore/nowhere", true],
    ["/nowhere", false],
  ])("%s: %s", (pathname, isOpen) => {
    expect(needsLogin(pathname)).toBe(!isOpen);
  });
});
