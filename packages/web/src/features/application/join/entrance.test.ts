import { describe, expect, it } from "vitest";
import { entranceOf } from "./entrance.ts";

const target = { projectId: "p1", name: "Toits du canal", perimeterKm: 2, invitationToken: null };

describe("the way back out of joining", () => {
  it("leads to the project's page", () => {
    expect(entranceOf(target)).toBe("/project/p1/toits-du-canal");
  });

  it("keeps the invitation: joining again from there is still what its owner asked for", () => {
    expect(entranceOf({ ...target, invitationToken: "jeton" })).toBe(
      "/project/p1/toits-du-canal?invitation=jeton",
    );
  });

  it("leads to the first page where the public sees no project", () => {
    expect(entranceOf({ ...target, perimeterKm: null })).toBe("/");
    expect(entranceOf(null)).toBe("/");
  });
});
