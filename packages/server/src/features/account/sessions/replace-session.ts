import type { Deps } from "../../../deps.ts";
import { logOut } from "./log-out.ts";

/** The session of the calling browser. */
interface BrowserSession {
  readonly sessionToken: string | undefined;
  openSession(token: string): void;
}

/** A browser has one session: opening another ends it. */
export async function replaceSession(deps: Deps, browser: BrowserSession, token: string): Promise<void> {
  await logOut(deps, browser.sessionToken);
  browser.openSession(token);
}
