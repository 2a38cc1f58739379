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

/**
 * Before a first view is drawn: fetches the rules when a dossier is stored, or when somebody may be signed
 * in.
 */
export async function prepareDossier(): Promise<void> {
  if (readStored(dossierKey) !== null || mayBeSignedIn()) await rules.fetch();
}

/** Before fields are there to type in: with the first that is told, a page without the rules would go blank. */
export async function prepareRules(): Promise<void> {
  await Promise.allSettled([rules.fetch()]);
}

/**
 * Run while an address is being typed, or before fields are there to type in: what is told then must be there at once,
 * or would push the list away from a tap and blank the page. What fails to come is fetched again where it is shown. The rules
 * first, in a task of their own: with the components that tell it they would hold a phone's touch.
 */
export async function prepareTold(): Promise<void> {
  await prepareRules();
  await new Promise((resolve) => setTimeout(resolve));
  await Promise.allSettled([import("../../../parts/point/dossier/told-dossier.tsx")]);
}

/**
 * The same as `useDossier`, for pages on which visitors arrive: the rules are most of its weight, and are
 * left out as long as there is nothing to read.
 */
export function useVisitorsDossier(): KnownDossier {
  const { stored, point } = useToldOfPlace();
  return useKnownDossier(rules.useWhen(stored !== null || point !== null), rules.fetch);
}
