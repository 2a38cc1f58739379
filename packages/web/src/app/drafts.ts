/** The names under which the browser keeps drafts; none when it refuses storage. */
export function draftNames(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith("draft:"));
  } catch {
    return [];
  }
}

/** Drafts of the sign-up and of a project's papers are not part of the on-boarding. */
const elsewhere = /^draft:(sign-up$|papers:)/;

export const hasOnBoardingDraft = (): boolean => draftNames().some((name) => !elsewhere.test(name));
