import { estimate } from "@mec/energy";
import { writeArchive } from "../archives/write-archive.ts";
import { annexe2Pdf } from "../documents/annexe-2/pdf.ts";
import { annexe2Xlsx } from "../documents/annexe-2/xlsx.ts";
import { kitArchive, kitFile } from "../documents/kit/index.ts";
import { paperPdf, sealedPaper, warmPapers } from "../documents/papers/make-paper.ts";
import { pmoModelFile } from "../documents/pmo/model-file.ts";
import { studyReportPdf } from "../documents/study/report.ts";
import { readingsCsv } from "../features/account/readings-csv.ts";
import { applicantsXlsx } from "../features/application/export-xlsx.ts";
import { checkFile } from "../features/signature/compute/check-file.ts";
import { computeCoefficients } from "../features/study/compute/compute-coefficients.ts";
import { computeStudy } from "../features/study/compute/compute-study.ts";
import { studyXlsx } from "../features/study/study-xlsx.ts";
import { reencodeDrawing, reencodeImage } from "../gateways/image/index.ts";
import { type HeldFile, readHeldFile } from "../uploads/held-file.ts";
import { judgePaper } from "../uploads/judge-paper.ts";
import { archive } from "../workers/archive.ts";
import type { hashingTasks } from "../workers/hashing-tasks.ts";

/** What a worker thread can be asked to do. Inputs and outputs must be plain data: they are copied between threads. */
export const tasks = {
  study: computeStudy,
  coefficients: computeCoefficients,
  estimate,
  studyReport: studyReportPdf,
  studyXlsx,
  applicantsXlsx,
  annexe2Pdf,
  annexe2Xlsx,
  paperPdf,
  sealedPaper,
  warmPapers,
  pmoModel: pmoModelFile,
  archive,
  writeArchive,
  readingsCsv,
  kitArchive,
  kitFile,
  judgePaper: (file: HeldFile) => judgePaper({ bytes: readHeldFile(file) }),
  checkFile: (file: HeldFile) => checkFile(readHeldFile(file)),
  checkStored: checkFile,
  picture: (file: HeldFile) => reencodeImage(readHeldFile(file)),
  drawing: reencodeDrawing,
};

type AllTasks = typeof tasks & typeof hashingTasks;

declare module "../workers/registered-tasks.ts" {
  interface RegisteredTasks extends AllTasks {}
}
