import type { Feature } from "../../feature.ts";
import { turnCurveMonths } from "./curve-months.ts";
import { studyPersonalData } from "./personal-data.ts";
import { studyHandlers } from "./routes.ts";
import { studyReactions } from "./solar.ts";

export const study = {
  handlers: studyHandlers,
  reactions: studyReactions,
  daily: [turnCurveMonths],
  lanes: {
    study: "long",
    coefficients: "long",
    estimate: "quick",
    proposals: "quick",
    studyReport: "long",
    studyXlsx: "long",
    readingsCsv: "long",
  },
  personalData: studyPersonalData,
} satisfies Feature;
