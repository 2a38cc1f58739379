import type { Deps } from "../../../deps.ts";
import { revokeSession } from "./sessions.ts";

/** Ends the session on the server, not only the cookie; does nothing without one. */
export async function logOut(deps: Deps, sessionToken: string | undefined): Promise<void> {
  if (sessionToken !== undefined) await revokeSession(deps.db, sessionToken, deps.now());
}
