import type { Feature } from "../../feature.ts";
import { turnCurveMonths } from "./curves/curve-months.ts";
import { exportCoefficients } from "./exports/export-coefficients.ts";
import { exportStudy } from "./exports/export-study.ts";
import { getStudy } from "./get-study.ts";
import { studyPersonalData } from "./personal-data.ts";
import { previewAcceptance } from "./preview-acceptance.ts";
import { previewDesign } from "./preview-design.ts";
import { previewPrice } from "./price-proposal.ts";
import { studyHandlers } from "./routes.ts";
import { studyReactions } from "./solar.ts";
import { watchTariffs } from "./watch-tariffs.ts";

export const study = {
  handlers: studyHandlers,
  reactions: studyReactions,
  daily: [turnCurveMonths, watchTariffs],
  lanes: {
    study: "long",
    coefficients: "long",
    estimate: "quick",
    proposals: "quick",
    plantSale: "quick",
    studyReport: "long",
    studyXlsx: "long",
    readingsCsv: "long",
    readCurve: "quick",
  },
  longWorks: { getStudy, exportStudy, exportCoefficients, previewDesign },
  shortWorks: { previewAcceptance, previewPrice },
  personalData: studyPersonalData,
} satisfies Feature;
