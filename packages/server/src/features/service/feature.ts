import type { Feature } from "../../feature.ts";
import { servicePersonalData } from "./personal-data.ts";
import { reportForgottenLines, serviceReactions } from "./report-lines.ts";
import { serviceHandlers } from "./routes.ts";

export const service = {
  handlers: serviceHandlers,
  reactions: serviceReactions,
  daily: [reportForgottenLines],
  personalData: servicePersonalData,
} satisfies Feature;
