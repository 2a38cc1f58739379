import type { securityCalls } from "@mec/api/account";
import { challengeSeconds } from "@mec/domain/account";
import type { Deps } from "../../deps.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { getSecurity } from "./factors/get-security.ts";
import {
  enrolPasskey,
  nameOwnPasskey,
  removeOwnPasskey,
  startPasskeyEnrolment,
} from "./factors/manage-passkeys.ts";
import { enrolTotp, removeOwnTotp, renewRecoveryCodes, startTotp } from "./factors/manage-totp.ts";
import { endOtherSessions, endSession, listSessions } from "./sessions/own-sessions.ts";

export function securityHandlers(deps: Deps): HandlersOf<typeof securityCalls> {
  return {
    getSecurity: ({ actor }) => getSecurity(deps, actor),
    startPasskeyEnrolment: async ({ actor }, exchange) => {
      const { token, options } = await startPasskeyEnrolment(deps, actor);
      exchange.keep("challenge", token, challengeSeconds);
      return options;
    },
    enrolPasskey: async ({ body, actor }, exchange) => {
      const token = exchange.kept("challenge");
      const recoveryCodes = await enrolPasskey(deps, actor, { ...body, token });
      exchange.drop("challenge");
      return { recoveryCodes };
    },
    renamePasskey: ({ params, body, actor }) => nameOwnPasskey(deps, actor, params.id, body.name),
    removePasskey: ({ params, actor }) => removeOwnPasskey(deps, actor, params.id),
    startTotp: ({ actor }) => startTotp(deps, actor),
    confirmTotp: async ({ body, actor }) => ({ recoveryCodes: await enrolTotp(deps, actor, body.code) }),
    removeTotp: ({ actor }) => removeOwnTotp(deps, actor),
    renewRecoveryCodes: async ({ actor }) => ({ recoveryCodes: await renewRecoveryCodes(deps, actor) }),
    listSessions: ({ actor }, { paging }) => listSessions(deps, actor, paging),
    endSession: async ({ params, actor }, exchange) => {
      await endSession(deps, actor, params.id);
      if (params.id === actor.sessionId) exchange.closeSession();
    },
    endOtherSessions: ({ actor }) => endOtherSessions(deps, actor),
  };
}
