import { describe, expect, it } from "vitest";
import type { ApplicationStatus } from "../application/index.ts";
import { projectStage, type StagePlant } from "./stage.ts";
import { projectStageExplanation } from "./stage-explanation.ts";

const ownPlant: StagePlant = { status: null, isOperational: true };
const plannedPlant: StagePlant = { status: null, isOperational: false };
const plantAt = (status: ApplicationStatus): StagePlant => ({ status, isOperational: true });

const table: [consumers: ApplicationStatus[], plants: StagePlant[], stage: string][] = [
  [[], [], "recruiting"],
  [[], [ownPlant], "recruiting"],
  [["APPLICATION"], [ownPlant], "recruiting"],
  [["APPLICATION", "PROPOSAL"], [ownPlant], "study"],
  [["PROPOSAL", "SIGNATURE"], [ownPlant], "papers"],
  [["SIGNED", "APPLICATION"], [ownPlant], "papers"],
  [[], [plantAt("SIGNATURE")], "papers"],
  [["EXPLOITATION", "APPLICATION"], [ownPlant], "running"],
  [["EXPLOITATION", "SIGNED"], [ownPlant], "running"],
  // An accepted consumer has not signed, so the agreement that names him is not signed either.
  [["EXPLOITATION", "SIGNATURE"], [ownPlant], "papers"],
  // A producer without a consumer shares nothing.
  [["EXPLOITATION"], [], "papers"],
  [["EXPLOITATION"], [plannedPlant], "papers"],
  [["EXPLOITATION"], [plantAt("SIGNED")], "papers"],
  [["EXPLOITATION"], [plantAt("EXPLOITATION")], "running"],
  [[], [plantAt("EXPLOITATION")], "papers"],
];

describe("the stage of a project", () => {
  it.each(table)("whose consumers are at %j, with the plants %j, is %s", (consumers, plants, stage) => {
    expect(projectStage({ consumers, plants, former: "recruiting" })).toBe(stage);
  });

  it("stays in service when a newcomer is accepted, and no longer than electricity is shared", () => {
    const former = "running" as const;
    const consumers: ApplicationStatus[] = ["EXPLOITATION", "SIGNATURE"];
    expect(projectStage({ consumers, plants: [ownPlant], former })).toBe("running");
    expect(projectStage({ consumers, plants: [plannedPlant], former })).toBe("papers");
    expect(projectStage({ consumers: ["SIGNATURE"], plants: [ownPlant], former })).toBe("papers");
  });
});

it("invites to a running project only where there is room", () => {
  const at = (pledgedShare: number, isQueued = false) =>
    projectStageExplanation("running", { annualProductionKwh: 6000, pledgedShare, isQueued });
  expect(at(0.6)).toContain("de nouveaux voisins peuvent rejoindre");
  expect(at(1)).toContain("tout est réservé ou demandé");
  expect(at(1)).not.toContain("peuvent rejoindre");
  expect(at(0.9, true)).not.toContain("peuvent rejoindre");
});
