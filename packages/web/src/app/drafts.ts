/** The names under which the browser keeps drafts; none when it refuses storage. */
export function draftNames(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith("draft:"));
  } catch {
    return [];
  }
}

/** Drafts that are no part of the on-boarding. */
const elsewhere = ["draft:sign-up", "draft:departure:"];

export const hasOnBoardingDraft = (): boolean =>
  draftNames().some((name) => !elsewhere.some((prefix) => name.startsWith(prefix)));
