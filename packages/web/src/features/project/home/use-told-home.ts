import { dossierKey } from "../../../parts/point/dossier/dossier-key.ts";
import { useKeptDossier } from "../../../parts/point/dossier/use-kept-dossier.ts";
import { optionalRules } from "../../../platform/optional-rules.ts";
import { mayBeSignedIn, useSession } from "../../../platform/session.ts";
import { readStored } from "../../../platform/stored.ts";

const told = optionalRules(() => import("./told-home.ts"));

/** Before the page is drawn: what a place that is known changes in it comes along, for whom it may be. */
export async function prepare(): Promise<void> {
  if (readStored(dossierKey) !== null || mayBeSignedIn()) await told.fetch();
}

/** The parts of the page for who has said where he lives, or has an account that may; null for a first visit. */
export function useToldHome() {
  const [stored] = useKeptDossier();
  const { user } = useSession();
  return told.useWhen(stored !== null || Boolean(user));
}
