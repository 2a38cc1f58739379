import { dossierKey } from "../../../parts/point/dossier/dossier-key.ts";
import {
  type KnownDossier,
  useKnownDossier,
  useToldOfPlace,
} from "../../../parts/point/dossier/use-known-dossier.ts";
import { optionalRules } from "../../../platform/optional-rules.ts";
import { mayBeSignedIn } from "../../../platform/session.ts";
import { readStored } from "../../../platform/stored.ts";

const rules = optionalRules(() => import("../../../parts/point/dossier/dossier-rules.ts"));

/** Before a first view is drawn: the rules come with it for whom they will have something to read. */
export async function prepareDossier(): Promise<void> {
  if (readStored(dossierKey) !== null || mayBeSignedIn()) await rules.fetch();
}

/**
 * While an address is being typed: once it is chosen, what it tells of the projects must not come later than their list, which
 * it would push away from a tap. What does not come is fetched again where it is shown.
 */
export async function prepareTold(): Promise<void> {
  await Promise.allSettled([rules.fetch(), import("../../../parts/point/dossier/told-dossier.tsx")]);
}

/**
 * The same as `useDossier` on the pages on which visitors arrive: without its rules, which are most of its weight, as long
 * as there is nothing to read.
 */
export function useVisitorsDossier(): KnownDossier {
  const { stored, point } = useToldOfPlace();
  return useKnownDossier(rules.useWhen(stored !== null || point !== null), rules.fetch);
}
