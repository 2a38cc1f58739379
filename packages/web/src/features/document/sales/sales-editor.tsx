import { Alert, Button, Stack } from "@mantine/core";
import { pages } from "@mec/api";
import { documentCalls } from "@mec/api/document";
import { type SalesTerms, salesTermsSchema } from "@mec/domain/document";
import { asConsumer } from "@mec/domain/point";
import { useState } from "react";
import { Link } from "react-router";
import { projectAnswers } from "../../../parts/project/own-project.ts";
import { useDraft } from "../../../platform/draft.ts";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../ui/forms/use-submit.ts";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";
import { PaperPage } from "../papers/paper-page.tsx";
import { Differences, Unsaid } from "./remarks.tsx";
import { SalesFields } from "./sales-fields.tsx";
import { rereadAs, type SalesForm, salesFormSchema, termsOf, termsToForm } from "./sales-form.ts";
import { type TermsTarget, WhoseTerms } from "./whose-terms.tsx";

interface Props {
  projectId: string;
  target: TermsTarget;
  /** The consumers for whom terms can be set. */
  consumers: readonly TermsTarget[];
  /** The common terms of all consumers. */
  common: SalesTerms;
  /** The target's own terms, or the common ones while he has none. */
  kept: SalesTerms;
}

/** The terms to type, beside the contract made from them. */
export function SalesEditor({ projectId, target, consumers, common, kept }: Props) {
  const { profileType } = usePrices();
  const { id: consumptionPointId, name } = target;
  const [initial] = useState(() => termsToForm(kept, profileType));
  const draftName = `papers:sales-contract:${projectId}:${consumptionPointId ?? "all"}`;
  const [typed, update, discard] = useDraft<SalesForm>(draftName, initial);
  const [first] = useState(() => rereadAs(typed, profileType));
  const form = useSchemaForm<SalesForm>(salesFormSchema, first, update);
  const terms = termsOf(form.values);

  const [isSaved, setSaved] = useState(false);
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

  return (
    <PaperPage
      projectId={projectId}
      kind="salesContract"
      remarkOn={(id) =>
        consumers.find((consumer) => consumer.id === id)?.hasOwn
          ? t("Ce consommateur a des conditions propres\u00a0: son contrat ne suivra pas celles-ci.")
          : null
      }
      draft={{ terms }}
      participant={consumptionPointId === null ? null : asConsumer(consumptionPointId)}
      intro={t(
        "Vos conditions de vente, pour tous les consommateurs ou pour un seul. Les contrats déjà envoyés gardent les leurs.",
      )}
    >
      <Stack gap="xl">
        <WhoseTerms projectId={projectId} target={target} consumers={consumers} />
        {consumptionPointId && (
          <Differences
            own={terms}
            common={common}
            name={name}
            onAlign={() => form.setValues(termsToForm(common, profileType))}
          />
        )}
        <CheckedForm
          {...saving}
          submitLabel={
            consumptionPointId ? t("Enregistrer pour ce consommateur") : t("Enregistrer pour tous")
          }
          beside={
            <Button
              component={Link}
              to={pages.ownerDocuments.to({ projectId, tab: "contracts" })}
              variant="subtle"
            >
              {t("Retour aux contrats")}
            </Button>
          }
        >
          <SalesFields form={form} />
          <Unsaid terms={terms} />
          <div role="status">
            {isSaved && !form.isDirty() && (
              <Alert color="green">{t("Ces conditions sont enregistrées.")}</Alert>
            )}
          </div>
        </CheckedForm>
      </Stack>
    </PaperPage>
  );
}
