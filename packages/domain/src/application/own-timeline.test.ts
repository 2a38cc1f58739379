import { expect, it } from "vitest";
import { inOwnProject } from "./own-timeline.ts";
import type { ApplicationStatus } from "./status.ts";
import { timeline } from "./timeline.ts";

const read = (...statuses: ApplicationStatus[]) =>
  inOwnProject(
    timeline(
      statuses
        .map((status, index) => ({
          status,
          by: "owner" as const,
          createdAt: `2026-01-0${index + 1}T00:00:00.000Z`,
        }))
        .toReversed(),
    ),
  );

it("who bears the project reads of his own place what he does himself, and of no study nor proposal that he waits for", () => {
  const steps = read("APPLICATION");
  expect(steps.map(({ title }) => title)).toEqual([
    "Vous ajoutez votre lieu",
    "Vous acceptez ce lieu",
    "Vous préparez les documents et chacun les signe",
    "Vous faites entrer ce lieu dans le partage",
  ]);
  expect(new Set(steps.map(({ actor }) => actor))).toEqual(new Set(["holder"]));
  expect(JSON.stringify(steps)).not.toMatch(/porteur|semaine"|La personne/u);
});

it("a price is a step where he proposed one, and none once he has accepted without", () => {
  expect(read("APPLICATION", "PROPOSAL").map(({ key }) => key)).toContain("price");
  expect(read("APPLICATION", "SIGNATURE").map(({ key, state }) => `${key} ${state}`)).toEqual([
    "application done",
    "study done",
    "documents current",
    "exploitation upcoming",
  ]);
});
