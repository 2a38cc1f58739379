import type { Deps } from "../../deps.ts";
import type { Feature } from "../../feature.ts";
import { eraseOldEmailChanges } from "./email-change/store.ts";
import { eraseExpired } from "./erase-expired.ts";
import { registerDemonstrationCode } from "./factors/demonstration-code-routes.ts";
import { accountReactions } from "./mails.ts";
import { accountPersonalData } from "./personal-data.ts";
import { accountHandlers } from "./routes.ts";
import { securityHandlers } from "./security-routes.ts";
import { signInHandlers } from "./sign-in-routes.ts";

export const account = {
  handlers: (deps: Deps) => ({
    ...accountHandlers(deps),
    ...securityHandlers(deps),
    ...signInHandlers(deps),
  }),
  routes: registerDemonstrationCode,
  reactions: accountReactions,
  daily: [eraseOldEmailChanges, eraseExpired],
  personalData: accountPersonalData,
} satisfies Feature;
