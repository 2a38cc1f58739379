import type { Deps } from "../../deps.ts";
import type { Exchange } from "../../http/handler.ts";
import { logOut } from "./log-out.ts";

/** A browser has one session: the one it had ends when another opens. */
export async function replaceSession(deps: Deps, exchange: Exchange, token: string): Promise<void> {
  await logOut(deps, exchange.sessionToken);
  exchange.openSession(token);
}
