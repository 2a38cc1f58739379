import { describe, expect, it } from "vitest";
import { landingPath } from "./landing-path.ts";

const nobody = { roles: [] };
const support = { roles: ["support" as const] };
const nothing = { projects: [], productionPoints: [], consumptionPoints: [] };
const oneHome = { ...nothing, consumptionPoints: [{ id: "h1" }] };

describe("after login", () => {
  it.each([
    ["support, whatever they hold", support, oneHome, "/support/moderation"],
    ["who holds nothing", nobody, nothing, "/"],
    ["a single consumer", nobody, oneHome, "/consumer/h1/application"],
    ["an owner who has a home", nobody, { ...oneHome, projects: [{ id: "p1" }] }, "/user-portfolio"],
  ])("%s goes to the right page", (_, user, points, path) => {
    expect(landingPath(user, points)).toBe(path);
  });
});
