/** The names under which the browser keeps drafts; none when it refuses storage. */
export function draftNames(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith("draft:"));
  } catch {
    return [];
  }
}

/** Signing up is no part of the on-boarding, nor are the papers of a project. */
const elsewhere = /^draft:(sign-up$|papers:)/;

export const hasOnBoardingDraft = (): boolean => draftNames().some((name) => !elsewhere.test(name));
