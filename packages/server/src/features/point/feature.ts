import type { Feature } from "../../feature.ts";
import { consumptionPointRelations, productionPointRelations } from "./access.ts";
import { endConsents, endConsentsOfProjects } from "./end-consents.ts";
import { pointReactions } from "./mails.ts";
import { pointPersonalData } from "./personal-data.ts";
import { remindOfEndingConsents } from "./remind-of-ending-consents.ts";
import { pointHandlers } from "./routes.ts";
import { settleBarredOfDay } from "./settle-barred.ts";
import { tellOfEndedContracts } from "./tell-of-ended-contracts.ts";

export const point = {
  handlers: pointHandlers,
  relations: {
    "consumption-point": consumptionPointRelations,
    "production-point": productionPointRelations,
  },
  moments: { "participation-ended": endConsents, "deleting-projects": endConsentsOfProjects },
  reactions: pointReactions,
  daily: [remindOfEndingConsents, tellOfEndedContracts, settleBarredOfDay],
  personalData: pointPersonalData,
} satisfies Feature;
