import { Alert, Button, Stack } from "@mantine/core";
import { pages } from "@mec/api";
import { type SalesTerms, salesTermsSchema } from "@mec/domain/document";
import { asConsumer } from "@mec/domain/point";
import { useState } from "react";
import { Link } from "react-router";
import { frenchMessage } from "../../../platform/client.tsx";
import { useDraft } from "../../../platform/draft.ts";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { showServerIssues, useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";
import { PaperPage } from "../papers/paper-page.tsx";
import { Differences, Unsaid } from "./remarks.tsx";
import { SalesFields } from "./sales-fields.tsx";
import { rereadAs, type SalesForm, salesFormSchema, termsOf, termsToForm } from "./sales-form.ts";
import { useSaveTerms } from "./use-sales-terms.ts";
import { type TermsTarget, WhoseTerms } from "./whose-terms.tsx";

interface Props {
  projectId: string;
  target: TermsTarget;
  /** Those whom the terms may be about. */
  consumers: readonly TermsTarget[];
  /** The terms of all. */
  common: SalesTerms;
  /** Those of the target, the common ones until he has his own. */
  kept: SalesTerms;
}

/** The terms typed beside the contract that they make. */
export function SalesEditor({ projectId, target, consumers, common, kept }: Props) {
  const { profileType } = usePrices();
  const { id: consumptionPointId, name } = target;
  const [initial] = useState(() => termsToForm(kept, profileType));
  const draftName = `papers:sales-contract:${projectId}:${consumptionPointId ?? "all"}`;
  const [typed, update, discard] = useDraft<SalesForm>(draftName, initial);
  const [first] = useState(() => rereadAs(typed, profileType));
  const form = useSchemaForm<SalesForm>(salesFormSchema, first, update);
  const saving = useSaveTerms(projectId, consumptionPointId);
  const [failure, setFailure] = useState<string | null>(null);
  const terms = termsOf(form.values);

  async function save(values: SalesForm) {
    setFailure(null);
    try {
      await saving.mutateAsync(salesTermsSchema.parse(termsOf(values)));
      discard();
      form.resetDirty(values);
    } catch (error) {
      const isShown = showServerIssues(form, error, (path) => path.replace(/^terms\./, ""));
      if (!isShown) setFailure(frenchMessage(error));
    }
  }

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
          form={form}
          onValid={save}
          submitLabel={
            consumptionPointId ? t("Enregistrer pour ce consommateur") : t("Enregistrer pour tous")
          }
          failure={failure}
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
            {saving.isSuccess && !form.isDirty() && (
              <Alert color="green">{t("Ces conditions sont enregistrées.")}</Alert>
            )}
          </div>
        </CheckedForm>
      </Stack>
    </PaperPage>
  );
}
