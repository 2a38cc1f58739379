import type { ParticipantKind } from "@mec/domain/point";
import { estimate, type Grid, plantSale, proposals } from "@mec/energy";
import { studyReportPdf } from "../../documents/study/report.ts";
import { type HeldFile, heldChunks } from "../../uploads/held-file.ts";
import { type Gauge, showProgress } from "../../workers/gauge.ts";
import { type CoefficientsInput, computeCoefficients } from "./compute/compute-coefficients.ts";
import { computeStudy } from "./compute/compute-study.ts";
import { release } from "./compute/release.ts";
import type { StudyInput } from "./compute/study-input.ts";
import { readCurveFile } from "./curves/read-curve-file.ts";
import { readingsCsv } from "./curves/readings-csv.ts";
import { studyXlsx } from "./exports/study-xlsx.ts";

const daysOf = ({ length, stepMinutes }: Grid): number => (length * stepMinutes) / 1440;

export const studyTasks = {
  study: (input: StudyInput, gauge?: Gauge) => {
    const days = daysOf(input.grid);
    const tellShared = (steps: number) =>
      showProgress(gauge, { done: Math.floor((days * steps) / input.grid.length), toDo: days });
    tellShared(0);
    const result = computeStudy(input, tellShared);
    release(input);
    return result;
  },
  coefficients: (input: CoefficientsInput) => {
    const made = computeCoefficients(input);
    release(input.study);
    return made;
  },
  estimate,
  proposals,
  plantSale,
  studyReport: studyReportPdf,
  studyXlsx,
  readingsCsv,
  readCurve: ({ kind, file }: { readonly kind: ParticipantKind; readonly file: HeldFile }) =>
    readCurveFile(kind, heldChunks(file)),
};
