import type { accountCalls } from "@mec/api/account";
import { challengeSeconds } from "@mec/domain/account";
import { DomainError } from "@mec/domain/shared";
import type { Deps } from "../../deps.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { deleteAccount, retractAndDeleteAccount } from "./delete-account.ts";
import { cancelChange, resendChangeLink } from "./email-change/ask.ts";
import { undoChange } from "./email-change/undo.ts";
import { exportAccount } from "./export-account.ts";
import { getProfile } from "./get-profile.ts";
import { changePassword } from "./passwords/change-password.ts";
import { requestPasswordReset } from "./passwords/request-password-reset.ts";
import { resetPassword } from "./passwords/reset-password.ts";
import { resendVerification } from "./resend-verification.ts";
import { logIn } from "./sessions/log-in.ts";
import { logOut } from "./sessions/log-out.ts";
import { replaceSession } from "./sessions/replace-session.ts";
import { toSessionUser } from "./sessions/session-user.ts";
import { signUp } from "./sign-up.ts";
import { updateProfile } from "./update-profile.ts";
import { verifyEmail } from "./verify-email.ts";

export function accountHandlers(deps: Deps): HandlersOf<typeof accountCalls> {
  return {
    getSession: async ({ actor }) => toSessionUser(deps.config, actor),
    signUp: async ({ body }, exchange) => {
      const { user, token } = await signUp(deps, body, exchange.origin);
      await replaceSession(deps, exchange, token);
      return user;
    },
    logIn: async ({ body }, exchange) => {
      const unlockToken = exchange.kept("login-unlock");
      const opened = await logIn(deps, body, { origin: exchange.origin, unlockToken });
      if ("challengeToken" in opened) {
        exchange.keep("challenge", opened.challengeToken, challengeSeconds);
        throw new DomainError("SECOND_FACTOR_NEEDED", "SECOND_FACTOR_NEEDED");
      }
      if (unlockToken !== undefined) exchange.drop("login-unlock");
      await replaceSession(deps, exchange, opened.token);
      return opened.user;
    },
    logOut: async (_, exchange) => {
      if (exchange.isCrossSite) throw new DomainError("FORBIDDEN", "FORBIDDEN");
      await logOut(deps, exchange.sessionToken);
      exchange.closeSession();
    },
    forgotPassword: ({ body }, exchange) => requestPasswordReset(deps, body.email, exchange.origin),
    resetPassword: ({ body }) => resetPassword(deps, body),
    verifyEmail: ({ body }, { identify }) => verifyEmail(deps, body.token, identify),
    resendVerification: ({ actor }) => resendVerification(deps, actor),
    resendEmailChange: ({ actor }) => resendChangeLink(deps, actor),
    cancelEmailChange: ({ actor }) => cancelChange(deps, actor),
    undoEmailChange: ({ body }) => undoChange(deps, body.token),
    getProfile: ({ actor }) => getProfile(deps, actor),
    updateProfile: ({ body, actor }, { admitVersion }) => updateProfile(deps, body, actor, admitVersion),
    changePassword: ({ body, actor }) => changePassword(deps, body, actor),
    exportUser: ({ actor }) => exportAccount(deps, actor),
    deleteUser: async ({ actor }, exchange) => {
      await deleteAccount(deps, actor);
      exchange.closeSession();
    },
    retractAndDeleteUser: async ({ actor, body }, exchange) => {
      await retractAndDeleteAccount(deps, actor, body.applicationIds, exchange.origin);
      exchange.closeSession();
    },
  };
}
