import { merge } from "@mec/domain/shared";
import type { LaneName } from "../workers/lanes.ts";
import type { TaskName } from "../workers/registered-tasks.ts";
import { features } from "./features.ts";

const platformLanes = {
  hashPassword: "hashing",
  isPasswordRight: "hashing",
  archive: "long",
  writeArchive: "long",
  judgeUpload: "quick",
} as const;

/** The lane in which each task waits: a task without one does not compile. */
export const laneOf: Readonly<Record<TaskName, LaneName>> = {
  ...platformLanes,
  ...merge(features.flatMap((feature) => ("lanes" in feature ? [feature.lanes] : []))),
};
