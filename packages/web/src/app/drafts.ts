import { dossierKey, placeKindsKey } from "../parts/point/dossier/dossier-key.ts";
import { draftNames, draftOwnerKey, forgetDrafts } from "../platform/draft.ts";
import { readStored, writeStored } from "../platform/stored.ts";

/** Drafts of the sign-up and of a project's documents are not part of the on-boarding. */
const elsewhere = /^draft:(sign-up$|papers:)/;

export const hasOnBoardingDraft = (): boolean => draftNames().some((name) => !elsewhere.test(name));

/** What was typed at this browser is deleted: the next person may be somebody else. */
export function forgetTyped(): void {
  forgetDrafts();
  writeStored(dossierKey, null);
  writeStored(placeKindsKey, null);
}

/**
 * Somebody is signed in: what another person typed, whose session ended without a logout, is deleted. Drafts of a
 * visitor, and one's own after a session that ended, stay.
 */
export function keepOwnDrafts(userId: string): void {
  const owner = readStored(draftOwnerKey);
  if (owner === userId) return;
  if (owner !== null) forgetTyped();
  writeStored(draftOwnerKey, userId);
}
