import { describe, expect, it } from "vitest";
import { afterRefresh, beginsOnBoarding } from "./on-boarding-refresh.ts";

const inside = { pathname: "/on-boarding/consumer/contract", search: "", hasDraft: false, hasBegun: false };

describe("a refresh inside the on-boarding", () => {
  it.each([
    ["restores a draft at its step", { hasDraft: true, hasBegun: true }, "stay"],
    ["asks the consumer's type again once begun without a draft", { hasBegun: true }, "type"],
    ["is redirected as after login when nothing was begun", {}, "landing"],
    ["stays at a step whose address says what it is about", { search: "?projectId=1" }, "stay"],
    ["stays at the choice of the role", { pathname: "/on-boarding/choose-role" }, "stay"],
    [
      "stays at the consumer's first step",
      { pathname: "/on-boarding/consumer/type", hasBegun: true },
      "stay",
    ],
    [
      "brings an owner without a draft back",
      { pathname: "/on-boarding/project-owner/edit-project/typology" },
      "landing",
    ],
    ["is nothing to a page outside", { pathname: "/explore" }, "stay"],
  ] as const)("%s", (_, change, verdict) => {
    expect(afterRefresh({ ...inside, ...change })).toBe(verdict);
  });

  it("is begun by the choice of a role and by the consumer's steps", () => {
    expect(
      [
        "/on-boarding/choose-role",
        "/on-boarding/consumer/sge",
        "/on-boarding/project-owner/edit-project/typology",
      ].map(beginsOnBoarding),
    ).toEqual([true, true, false]);
  });
});
