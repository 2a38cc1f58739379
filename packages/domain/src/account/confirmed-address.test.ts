import { describe, expect, it } from "vitest";
import {
  addressObstacle,
  addressVerdict,
  guardedVerbs,
  isProvenMailbox,
  maxUnconfirmedProjects,
  storedProjectsObstacle,
} from "./confirmed-address.ts";

const confirmed = { emailVerified: true };
const unconfirmed = { emailVerified: false };

describe("the one rule for the confirmed address", () => {
  it.each([
    ["draft", "allowed"],
    ["apply", "allowed"],
    ["publish", "waits"],
    ["invite", "refused"],
    ["sign", "refused"],
  ] as const)("%s before the confirmation: %s", (verb, verdict) => {
    expect(addressVerdict(verb, unconfirmed)).toBe(verdict);
    expect(addressObstacle(verb, unconfirmed)?.code).toBe(
      verdict === "refused" ? "EMAIL_NOT_CONFIRMED" : undefined,
    );
  });

  it.each(guardedVerbs)("%s after the confirmation: allowed", (verb) => {
    expect(addressVerdict(verb, confirmed)).toBe("allowed");
    expect(addressObstacle(verb, confirmed)).toBeNull();
  });

  it("keeps few projects of an account that is not confirmed", () => {
    expect(storedProjectsObstacle(unconfirmed, maxUnconfirmedProjects - 1)).toBeNull();
    expect(storedProjectsObstacle(unconfirmed, maxUnconfirmedProjects)?.code).toBe("EMAIL_NOT_CONFIRMED");
    expect(storedProjectsObstacle(confirmed, 1000)).toBeNull();
  });
});

describe("a mailbox", () => {
  const person = { email: "Lou@exemple.fr", emailVerified: true };
  it.each([
    ["a visitor’s", null, "lou@exemple.fr", false],
    ["the confirmed one, whatever its case", person, " LOU@exemple.FR", true],
    ["another one", person, "max@exemple.fr", false],
    ["one’s own before its confirmation", { ...person, emailVerified: false }, "lou@exemple.fr", false],
  ])("%s", (_, who, email, proven) => {
    expect(isProvenMailbox(who, email)).toBe(proven);
  });
});
