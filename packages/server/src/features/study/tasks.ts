import { estimate, proposals } from "@mec/energy";
import { studyReportPdf } from "../../documents/study/report.ts";
import { computeCoefficients } from "./compute/compute-coefficients.ts";
import { computeStudy } from "./compute/compute-study.ts";
import { readingsCsv } from "./readings-csv.ts";
import { studyXlsx } from "./study-xlsx.ts";

export const studyTasks = {
  study: computeStudy,
  coefficients: computeCoefficients,
  estimate,
  proposals,
  studyReport: studyReportPdf,
  studyXlsx,
  readingsCsv,
};
