import { useLocation } from "react-router";

/** The page that led to the login or the sign-up, to come back to; null when none did. */
export function useOrigin(): string | null {
  const state: unknown = useLocation().state;
  if (typeof state !== "object" || state === null || !("from" in state)) return null;
  return typeof state.from === "string" ? state.from : null;
}

/** The state of a link to the sign-up, which then leads back to the same page. */
export const originState = (origin: string | null) => (origin === null ? null : { from: origin });
