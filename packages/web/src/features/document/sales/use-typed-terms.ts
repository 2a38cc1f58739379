import { documentCalls } from "@mec/api/document";
import { type SalesTerms, salesTermsSchema } from "@mec/domain/document";
import { useState } from "react";
import { projectAnswers } from "../../../parts/project/own-project.ts";
import { useDraft } from "../../../platform/draft.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../ui/forms/use-submit.ts";
import { rereadAs, type SalesForm, salesFormSchema, termsOf, termsToForm } from "./sales-form.ts";
import type { TermsTarget } from "./whose-terms.tsx";

interface Given {
  projectId: string;
  target: TermsTarget;
  common: SalesTerms;
  kept: SalesTerms;
}

/** The terms as they are typed, kept as a draft until they are saved. */
export function useTypedTerms({ projectId, target, common, kept }: Given) {
  const { profileType } = usePrices();
  const { id: consumptionPointId } = target;
  const [initial] = useState(() => termsToForm(kept, profileType));
  const draftName = `papers:sales-contract:${projectId}:${consumptionPointId ?? "all"}`;
  const [typed, update, discard] = useDraft<SalesForm>(draftName, initial);
  const [first] = useState(() => rereadAs(typed, profileType));
  const form = useSchemaForm<SalesForm>(salesFormSchema, first, update);
  const [wasSaved, setSaved] = useState(false);
  const saving = useSubmit(
    form,
    (call, values) =>
      call(documentCalls.saveSalesContract, {
        params: { id: projectId },
        body: { consumptionPointId, terms: salesTermsSchema.parse(termsOf(values)) },
      }),
    {
      stale: projectAnswers(projectId),
      after: (_, values) => {
        discard();
        setSaved(true);
        form.resetDirty(values);
      },
      rename: (path) => path.replace(/^terms\./, ""),
    },
  );
  return {
    form,
    terms: termsOf(form.values),
    saving,
    /** Whether the terms were saved and nothing was typed since. */
    isSaved: wasSaved && !form.isDirty(),
    /** Types the common terms in place of the target's own. */
    align: () => form.setValues(termsToForm(common, profileType)),
  };
}
