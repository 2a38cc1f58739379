import { Alert, Button, Stack, Text } from "@mantine/core";
import { pages } from "@mec/api";
import type { ParticipantDocuments } from "@mec/api/document";
import type { SalesTerms } from "@mec/domain/document";
import { asConsumer } from "@mec/domain/point";
import type { SellerVat } from "@mec/domain/shared";
import { Link } from "react-router";
import { keptPricesText, otherPriceText } from "../../../parts/document/agreed-price.ts";
import { useOtherPrices } from "../../../parts/document/other-prices.tsx";
import { t } from "../../../platform/i18n.ts";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";
import { DraftPage } from "../drafting/draft-page.tsx";
import { Differences, Unsaid } from "./remarks.tsx";
import { SalesFields } from "./sales-fields.tsx";
import type { Term } from "./unsaid.ts";
import { useTypedTerms } from "./use-typed-terms.ts";
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
  /** The owner's own plant, of which the terms speak; null where he has none, or several. */
  plant: string | null;
  /** The VAT that he said of his own plants; null where he has not. */
  ownVat: SellerVat | null;
  /** What contracts take from the plants, where the terms do not say it. */
  said: readonly Term[];
  /** That his contract keeps its terms; null where none was sent. */
  keptContract: string | null;
  /** Of the common terms, those who may keep a price that they accepted. */
  priced: readonly ParticipantDocuments[];
  /** What a change does to who said yes already; null where nobody has. */
  changes: string | null;
}

/** Whether he waits for a price, or has a contract that keeps its terms. */
function Notices({ target: { lacksPrice, name }, keptContract }: Pick<Props, "target" | "keptContract">) {
  return (
    <>
      {lacksPrice && (
        <Alert color="sun">
          {t(
            "{{name}} n’a pas encore de prix. Écrivez-le dans «\u00a0Prix de l’électricité\u00a0», enregistrez, puis envoyez le contrat de vente\u00a0: sa réponse est de le signer, ou de le refuser.",
            { name },
          )}
        </Alert>
      )}
      {keptContract && <Alert color="sun">{keptContract}</Alert>}
    </>
  );
}

/** What the common terms say to a consumer: who accepted a price keeps it. */
const termsFor = (consumers: readonly TermsTarget[], id: string, terms: SalesTerms): SalesTerms =>
  consumers.some((one) => one.id === id && one.acceptedPrice !== null) ? { ...terms, price: null } : terms;

/** Whose contract keeps another price than these terms'. */
const KeptPrices = ({ text }: { text: string | null }) => text && <Alert color="sun">{text}</Alert>;

/** Back without saving. */
const ToContracts = ({ projectId }: { projectId: string }) => (
  <Button component={Link} to={pages.ownerDocuments.to({ projectId, tab: "contracts" })} variant="subtle">
    {t("Retour aux contrats")}
  </Button>
);

/** The terms to type, beside the contract made from them. */
export function SalesEditor({
  projectId,
  target,
  consumers,
  common,
  kept,
  plant,
  ownVat,
  said,
  keptContract,
  priced,
  changes,
}: Props) {
  const { form, terms, saving, isSaved, align } = useTypedTerms({ projectId, target, common, kept });
  const { id: consumptionPointId, name } = target;
  const other = otherPriceText(name, target.acceptedPrice, terms.price);
  const others = useOtherPrices(other === null ? [] : [other]);
  return (
    <DraftPage
      projectId={projectId}
      kind="salesContract"
      remarkOn={(id) =>
        consumers.find((consumer) => consumer.id === id)?.hasOwn
          ? t("Ce consommateur a des conditions propres\u00a0: son contrat ne suivra pas celles-ci.")
          : null
      }
      draft={{ terms }}
      draftOf={(id) => ({ terms: termsFor(consumers, id, terms) })}
      participant={consumptionPointId === null ? null : asConsumer(consumptionPointId)}
      intro={t(
        "Vos conditions de vente, pour tous les consommateurs ou pour un seul. Les contrats déjà envoyés gardent les leurs.",
      )}
    >
      <Stack gap="xl">
        <WhoseTerms projectId={projectId} target={target} consumers={consumers} />
        <Notices target={target} keptContract={keptContract} />
        {consumptionPointId && (
          <Differences own={terms} kept={kept} common={common} name={name} onAlign={align} />
        )}
        <CheckedForm
          {...saving}
          onValid={(values) => (others.isConfirmed ? saving.onValid(values) : others.ask())}
          submitLabel={
            consumptionPointId ? t("Enregistrer pour ce consommateur") : t("Enregistrer pour tous")
          }
          beside={<ToContracts projectId={projectId} />}
        >
          <SalesFields form={form} plant={plant} ownVat={ownVat} />
          <Unsaid terms={terms} hasPlant={plant !== null} said={said} />
          <KeptPrices text={keptPricesText(priced, terms.price)} />
          {others.notice}
          {changes && <Text size="sm">{changes}</Text>}
          <div role="status">
            {isSaved && <Alert color="green">{t("Ces conditions sont enregistrées.")}</Alert>}
          </div>
        </CheckedForm>
      </Stack>
    </DraftPage>
  );
}
