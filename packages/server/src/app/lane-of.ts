import type { LaneName } from "../workers/lanes.ts";
import type { TaskName } from "../workers/registered-tasks.ts";

/** Quick is what takes less than a second whoever asks; what grows with a project's participants is long. */
export const laneOf: Readonly<Record<TaskName, LaneName>> = {
  hashPassword: "hashing",
  isPasswordRight: "hashing",
  annexe2Pdf: "long",
  annexe2Xlsx: "long",
  applicantsXlsx: "long",
  archive: "long",
  checkFile: "quick",
  checkStored: "quick",
  coefficients: "long",
  drawing: "quick",
  estimate: "quick",
  judgePaper: "quick",
  kitArchive: "long",
  kitFile: "quick",
  paperPdf: "quick",
  picture: "quick",
  pmoModel: "quick",
  sealedPaper: "quick",
  study: "long",
  studyReport: "long",
  studyXlsx: "long",
  readingsCsv: "long",
  warmPapers: "quick",
  writeArchive: "long",
};
