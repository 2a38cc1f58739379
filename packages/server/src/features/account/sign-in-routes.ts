import type { signInCalls } from "@mec/api/account";
import { challengeSeconds, type SessionUser, unlockTokenSeconds } from "@mec/domain/account";
import type { Deps } from "../../deps.ts";
import type { Exchange, HandlersOf } from "../../http/handler.ts";
import { confirmIdentity, startConfirmation } from "./confirm-identity.ts";
import { logInWithPasskey, proveSecondFactor, startPasskeyLogin } from "./factors/log-in.ts";
import { getSecondFactor } from "./factors/pending-login.ts";
import { replaceSession } from "./sessions/replace-session.ts";
import { unlockLogin } from "./sessions/unlock-login.ts";

export function signInHandlers(deps: Deps): HandlersOf<typeof signInCalls> {
  const proofOf = ({ kept, origin }: Exchange) => ({ challengeToken: kept("challenge"), origin });

  async function signIn({ user, token }: { user: SessionUser; token: string }, exchange: Exchange) {
    exchange.drop("challenge");
    await replaceSession(deps, exchange, token);
    return user;
  }

  return {
    getSecondFactor: (_, exchange) => getSecondFactor(deps, exchange.kept("challenge")),
    proveSecondFactor: async ({ body }, exchange) =>
      signIn(await proveSecondFactor(deps, body, proofOf(exchange)), exchange),
    startPasskeyLogin: async (_, exchange) => {
      const { token, options } = await startPasskeyLogin(deps, exchange.origin);
      exchange.keep("challenge", token, challengeSeconds);
      return options;
    },
    logInWithPasskey: async ({ body }, exchange) =>
      signIn(await logInWithPasskey(deps, body.passkey, proofOf(exchange)), exchange),
    unlockLogin: async ({ body }, exchange) => {
      await unlockLogin(deps, body.token);
      exchange.keep("login-unlock", body.token, unlockTokenSeconds);
    },
    startConfirmation: async ({ actor }, exchange) => {
      const { token, answer } = await startConfirmation(deps, actor);
      exchange.keep("challenge", token, challengeSeconds);
      return answer;
    },
    confirmIdentity: async ({ body, actor }, exchange) => {
      await confirmIdentity(deps, body, actor, exchange.kept("challenge"));
      exchange.drop("challenge");
    },
  };
}
