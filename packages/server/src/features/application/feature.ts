import type { Feature } from "../../feature.ts";
import { applicationRelations } from "./access.ts";
import { announceWaiting } from "./announce-waiting.ts";
import { exportApplicants } from "./applicants/export-applicants.ts";
import { endDepartures } from "./end-departures.ts";
import { giveUpTelling } from "./mails/changed-conditions.ts";
import { applicationReactions } from "./mails/mails.ts";
import { applicationPersonalData } from "./personal-data.ts";
import { keepReadDues } from "./read-dues.ts";
import { remindOfEndingPrices } from "./remind-of-ending-prices.ts";
import { renameAcceptedMeter } from "./rename-accepted-meter.ts";
import { applicationHandlers } from "./routes.ts";
import { tellUntoldTerms } from "./untold-terms.ts";

export const application = {
  handlers: applicationHandlers,
  relations: { application: applicationRelations },
  reactions: applicationReactions,
  givenUp: { "signers-to-tell": giveUpTelling },
  daily: [remindOfEndingPrices, endDepartures, tellUntoldTerms],
  moments: {
    "address-confirmed": (deps, tx, { accountId }) => announceWaiting(deps, tx, accountId),
    "dues-changing": (_, tx, changing) => keepReadDues(tx, changing),
    "meter-changed": (_, tx, changed) => renameAcceptedMeter(tx, changed),
  },
  lanes: { applicantsXlsx: "long" },
  personalData: applicationPersonalData,
  shortWorks: { exportApplicants },
} satisfies Feature;
