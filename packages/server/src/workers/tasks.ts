import { estimate } from "@mec/energy";
import { annexe2Pdf } from "../documents/annexe-2/pdf.ts";
import { paperPdf, sealedPaper, warmPapers } from "../documents/papers/make-paper.ts";
import { pmoModelFile } from "../documents/pmo/model-file.ts";
import { studyReportPdf } from "../documents/study-report.ts";
import { checkFile } from "../features/signature/compute/check-file.ts";
import { computeCoefficients } from "../features/study/compute/compute-coefficients.ts";
import { computeStudy } from "../features/study/compute/compute-study.ts";
import { judgePaper } from "../uploads/judge-paper.ts";

/** What a worker thread can be asked to do. Inputs and outputs must be plain data: they are copied between threads. */
export const tasks = {
  study: computeStudy,
  coefficients: computeCoefficients,
  estimate,
  studyReport: studyReportPdf,
  paperPdf,
  sealedPaper,
  warmPapers,
  annexe2Pdf,
  judgePaper,
  pmoModel: pmoModelFile,
  checkFile,
};

export type TaskName = keyof typeof tasks;
export type TaskInput<N extends TaskName> = Parameters<(typeof tasks)[N]>[0];
export type TaskOutput<N extends TaskName> = Awaited<ReturnType<(typeof tasks)[N]>>;

export interface TaskRequest<N extends TaskName> {
  readonly id: number;
  readonly name: N;
  readonly input: TaskInput<N>;
}

export interface TaskReply {
  readonly id: number;
  readonly output?: unknown;
  readonly error?: unknown;
}
