import { useCallback, useMemo } from "react";
import { emptyDossier } from "../../../parts/point/dossier/empty-dossier.ts";
import { useDossier } from "../../../parts/point/dossier/use-dossier.ts";
import { useDraft } from "../../../platform/draft.ts";
import { useProfileType } from "../../../platform/profile-type.ts";
import { usePoints } from "../../../platform/session.ts";
import { emptyJoinDraft, type JoinDraft, joinDraftName } from "./join-draft.ts";
import { withAnswersOfPlaces, withKnownAnswers } from "./known-answers.ts";

/**
 * The typed answers, completed from the dossier where nothing was typed. Answers typed here update the
 * dossier too. Of another place, those registered tell only whose it is: its kind and its VAT.
 */
export function useJoinDraft() {
  const [typed, write, discard] = useDraft(joinDraftName, emptyJoinDraft);
  const [kind] = useProfileType();
  const { dossier, ownPoint, change: changeDossier } = useDossier();
  const known = ownPoint ? emptyDossier : dossier;
  const places = usePoints().data?.consumptionPoints;
  const draft = useMemo(
    () => withKnownAnswers(withAnswersOfPlaces(typed, places ?? []), known, kind),
    [typed, places, known, kind],
  );
  const update = useCallback(
    (change: Partial<JoinDraft>) => {
      write(change);
      if (ownPoint) return;
      const { house, contract, pricesAs } = change;
      if (house) {
        const { address, name: _, ...told } = house;
        // A town is known as long as no street is: it is lost to no other answer.
        const town = known.address?.street ? null : known.address;
        changeDossier({ ...told, address: address ?? town });
      }
      if (contract && pricesAs) changeDossier({ contract, pricesAs });
    },
    [write, ownPoint, known, changeDossier],
  );
  return { draft, update, discard };
}
