import type { Feature } from "../../feature.ts";
import { consumptionPointRelations, productionPointRelations } from "./access.ts";
import { pointReactions } from "./mails.ts";
import { pointPersonalData } from "./personal-data.ts";
import { remindOfEndingConsents } from "./remind-of-ending-consents.ts";
import { pointHandlers } from "./routes.ts";

export const point = {
  handlers: pointHandlers,
  relations: {
    "consumption-point": consumptionPointRelations,
    "production-point": productionPointRelations,
  },
  reactions: pointReactions,
  daily: [remindOfEndingConsents],
  personalData: pointPersonalData,
} satisfies Feature;
