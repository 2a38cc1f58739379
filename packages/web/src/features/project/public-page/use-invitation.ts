import { useSearchParams } from "react-router";

/** The token of the invitation by which the reader came; null without one. */
export const useInvitation = (): string | null => useSearchParams()[0].get("invitation");
