import type { accountCalls } from "@mec/api/account";
import { DomainError } from "@mec/domain/shared";
import type { Deps } from "../../deps.ts";
import type { Exchange, HandlersOf } from "../../http/handler.ts";
import { changePassword } from "./change-password.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportAccount } from "./export-account.ts";
import { getProfile } from "./get-profile.ts";
import { logIn } from "./log-in.ts";
import { logOut } from "./log-out.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { resendVerification } from "./resend-verification.ts";
import { resetPassword } from "./reset-password.ts";
import { toSessionUser } from "./session-user.ts";
import { signUp } from "./sign-up.ts";
import { updateProfile } from "./update-profile.ts";
import { verifyEmail } from "./verify-email.ts";

/** A browser has one session: the one it had ends when another opens. */
async function replaceSession(deps: Deps, exchange: Exchange, token: string): Promise<void> {
  await logOut(deps, exchange.sessionToken);
  exchange.openSession(token);
}

export function accountHandlers(deps: Deps): HandlersOf<typeof accountCalls> {
  return {
    getSession: async ({ actor }) => toSessionUser(actor),
    signUp: async ({ body }, exchange) => {
      const { user, token } = await signUp(deps, body, exchange.origin);
      await replaceSession(deps, exchange, token);
      return user;
    },
    logIn: async ({ body }, exchange) => {
      const { user, token } = await logIn(deps, body, exchange.origin);
      await replaceSession(deps, exchange, token);
      return user;
    },
    logOut: async (_, exchange) => {
      if (exchange.isCrossSite) throw new DomainError("FORBIDDEN", "FORBIDDEN");
      await logOut(deps, exchange.sessionToken);
      exchange.closeSession();
    },
    forgotPassword: ({ body }) => requestPasswordReset(deps, body.email),
    resetPassword: ({ body }) => resetPassword(deps, body),
    verifyEmail: ({ body }) => verifyEmail(deps, body.token),
    resendVerification: ({ actor }) => resendVerification(deps, actor),
    getProfile: ({ actor }) => getProfile(deps, actor),
    updateProfile: ({ body, actor }) => updateProfile(deps, body, actor),
    changePassword: ({ body, actor }) => changePassword(deps, body, actor),
    exportUser: ({ actor }) => exportAccount(deps, actor),
    deleteUser: async ({ actor }, exchange) => {
      await deleteAccount(deps, actor);
      exchange.closeSession();
    },
  };
}
