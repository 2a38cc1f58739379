import { useCallback, useMemo } from "react";
import { emptyDossier } from "../../../parts/point/dossier/empty-dossier.ts";
import { useDossier } from "../../../parts/point/dossier/use-dossier.ts";
import { useDraft } from "../../../platform/draft.ts";
import { useProfileType } from "../../../platform/profile-type.ts";
import { emptyJoinDraft, type JoinDraft, joinDraftName } from "./join-draft.ts";
import { withKnownAnswers } from "./known-answers.ts";

/**
 * The typed answers, completed from the dossier where nothing was typed. Answers typed here update the
 * dossier too. A registered point gives no answer about another place.
 */
export function useJoinDraft() {
  const [typed, write, discard] = useDraft(joinDraftName, emptyJoinDraft);
  const [kind] = useProfileType();
  const { dossier, ownPoint, change: changeDossier } = useDossier();
  const known = ownPoint ? emptyDossier : dossier;
  const draft = useMemo(() => withKnownAnswers(typed, known, kind), [typed, known, kind]);
  const update = useCallback(
    (change: Partial<JoinDraft>) => {
      write(change);
      if (ownPoint) return;
      const { house, contract, pricesAs } = change;
      if (house) {
        const { address, annualConsumption, placeKind, workingHours, reclaimsVat } = house;
        changeDossier({ address, annualConsumption, placeKind, workingHours, reclaimsVat });
      }
      if (contract && pricesAs) changeDossier({ contract, pricesAs });
    },
    [write, ownPoint, changeDossier],
  );
  return { draft, update, discard };
}
