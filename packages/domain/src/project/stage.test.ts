import { expect, it } from "vitest";
import type { ApplicationStatus } from "../application/index.ts";
import { projectStage } from "./stage.ts";

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
