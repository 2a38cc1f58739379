import type { Deps } from "../../deps.ts";
import { logOut } from "./log-out.ts";

/** The session of the browser that asks. */
interface BrowserSession {
  readonly sessionToken: string | undefined;
  openSession(token: string): void;
}

/** A browser has one session: the one it had ends when another opens. */
export async function replaceSession(deps: Deps, browser: BrowserSession, token: string): Promise<void> {
  await logOut(deps, browser.sessionToken);
  browser.openSession(token);
}
