import { dossierKey } from "../../../parts/point/dossier/dossier-key.ts";
import { useKeptDossier } from "../../../parts/point/dossier/use-kept-dossier.ts";
import { optionalRules } from "../../../platform/optional-rules.ts";
import { mayBeSignedIn, useSession } from "../../../platform/session.ts";
import { readStored } from "../../../platform/stored.ts";

const told = optionalRules(() => import("./told-home.ts"));

/**
 * Before the page is drawn: fetches what the page shows of a known place, when a dossier is stored or
 * somebody may be signed in.
 */
export async function prepare(): Promise<void> {
  if (readStored(dossierKey) !== null || mayBeSignedIn()) await told.fetch();
}

/** The parts of the page for a visitor whose place is known, or who is signed in; null on a first visit. */
export function useToldHome() {
  const [stored] = useKeptDossier();
  const { user } = useSession();
  return told.useWhen(stored !== null || Boolean(user));
}
