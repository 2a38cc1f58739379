import { expect, it } from "vitest";
import type { ApplicationStatus } from "../application/index.ts";
import { projectStage } from "./stage.ts";
import { projectStageExplanation } from "./stage-explanation.ts";

const table: [statuses: ApplicationStatus[], stage: string][] = [
  [[], "recruiting"],
  [["APPLICATION"], "recruiting"],
  [["REJECTED"], "recruiting"],
  [["APPLICATION", "PROPOSAL"], "study"],
  [["PROPOSAL", "SIGNATURE"], "papers"],
  [["SIGNED", "APPLICATION"], "papers"],
  [["SIGNATURE", "EXPLOITATION", "APPLICATION"], "running"],
];

it.each(table)("%j is the stage %s", (statuses, stage) => {
  expect(projectStage(statuses)).toBe(stage);
});

it("invites to a running project only where there is room", () => {
  const at = (pledgedShare: number) =>
    projectStageExplanation("running", { annualProductionKwh: 6000, pledgedShare });
  expect(at(0.6)).toContain("de nouveaux voisins peuvent rejoindre");
  expect(at(1)).toContain("toute la production est réservée");
  expect(at(1)).not.toContain("peuvent rejoindre");
});
