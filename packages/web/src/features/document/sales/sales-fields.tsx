import { NativeSelect, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { powerUnit, productionTypeLabels, productionTypes } from "@mec/domain/point";
import type { SellerVat } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { CentsField } from "../../../ui/fields/cents-field.tsx";
import { ChoiceField } from "../../../ui/fields/choice-field.tsx";
import { FieldGroup } from "../../../ui/fields/field-group.tsx";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { MeasureField } from "../../../ui/fields/measure-field.tsx";
import { FoldedGroup } from "./folded-group.tsx";
import { bothTaxesText, readsPricesAs, type SalesForm } from "./sales-form.ts";
import { billingTold, endingTold, frequencyLabels, meansLabels, plantTold } from "./told-terms.ts";
import { VatChoice } from "./vat-choice.tsx";

export type SalesFormProps = { form: UseFormReturnType<SalesForm> };

const yesOrNo = () => [
  { value: "yes" as const, label: t("Oui") },
  { value: "no" as const, label: t("Non") },
];
const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const unsaid = () => ({ value: "", label: t("À préciser") });
const taxText = (form: SalesForm) => (readsPricesAs(form) === "individual" ? "TTC" : "HT");

function Duration({ form }: SalesFormProps) {
  const isFixed = form.values.duration === "fixed";
  return (
    <FieldGroup legend={t("Le contrat")}>
      <TextInput
        {...fieldOf(form, "name")}
        label={t("Nom de ce contrat (facultatif)")}
        description={t("Pour vous y retrouver\u00a0: il n’est pas écrit dans le document.")}
        maxLength={100}
      />
      <ChoiceField
        {...fieldOf(form, "duration")}
        label={t("Durée")}
        choices={[
          { value: "indefinite", label: t("Indéterminée") },
          { value: "fixed", label: t("Fixe") },
        ]}
        sideBySide
      />
      {isFixed && (
        <>
          <MeasureField form={form} path="durationYears" label={t("Nombre d’années")} unit={t("ans")} />
          <ChoiceField
            {...fieldOf(form, "tacitRenewal")}
            label={t("Au terme, le contrat est-il reconduit tacitement, un an à la fois\u202f?")}
            choices={yesOrNo()}
            sideBySide
          />
        </>
      )}
      <TextInput {...fieldOf(form, "startDate")} label={t("Prise d’effet")} type="date" maw={260} />
    </FieldGroup>
  );
}

function Price({ form, ownVat }: SalesFormProps & { ownVat: SellerVat | null }) {
  const tax = taxText(form.values);
  return (
    <FieldGroup legend={t("Le prix")}>
      <VatChoice form={form} own={ownVat} />
      <CentsField
        {...fieldOf(form, "price")}
        isSale
        label={t("Prix de l’électricité")}
        description={
          bothTaxesText(form.values) ??
          t("Laissez vide pour écrire dans chaque contrat le prix que le consommateur a accepté.")
        }
        tax={tax}
      />
      <MeasureField
        form={form}
        path="subscription"
        label={t("Abonnement")}
        description={t("0 s’il n’y en a pas.")}
        unit={`€/an ${tax}`}
      />
      <ChoiceField
        {...fieldOf(form, "indexation")}
        label={t("Le prix évolue-t-il\u202f?")}
        choices={[
          { value: "none", label: t("Non, il est ferme") },
          { value: "fixed", label: t("Oui, d’un taux fixe chaque année") },
          { value: "insee", label: t("Oui, comme l’indice INSEE du prix de l’électricité") },
        ]}
      />
      {form.values.indexation === "fixed" && (
        <MeasureField form={form} path="indexationRate" label={t("Taux d’évolution")} unit={t("% par an")} />
      )}
    </FieldGroup>
  );
}

/** Whether one of these is not said: their group is open then. */
const lacks = ({ form: { values } }: SalesFormProps, ...fields: (keyof SalesForm)[]): boolean =>
  fields.some((field) => values[field].trim() === "");

function Billing({ form }: SalesFormProps) {
  return (
    <FoldedGroup
      legend={t("La facturation")}
      told={billingTold(form.values)}
      isOpen={lacks({ form }, "billingFrequency", "billingMeans", "paymentDays")}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          {...fieldOf(form, "billingFrequency")}
          size="md"
          label={t("Fréquence")}
          data={[unsaid(), ...optionsOf(frequencyLabels())]}
        />
        <NativeSelect
          {...fieldOf(form, "billingMeans")}
          size="md"
          label={t("Moyen de paiement")}
          data={[unsaid(), ...optionsOf(meansLabels())]}
        />
      </SimpleGrid>
      <MeasureField
        form={form}
        path="paymentDays"
        label={t("Délai de paiement")}
        description={t("Après la date de la facture\u00a0; 0 pour un paiement à réception.")}
        unit={t("jours")}
      />
    </FoldedGroup>
  );
}

function Ending({ form }: SalesFormProps) {
  return (
    <FoldedGroup
      legend={t("La fin du contrat")}
      told={endingTold(form.values)}
      isOpen={lacks({ form }, "noticeMonths", "closingInvoiceMonths", "penaltyRate")}
    >
      <MeasureField
        form={form}
        path="noticeMonths"
        label={t("Préavis")}
        description={t("Pour mettre fin au contrat, de part et d’autre.")}
        unit={t("mois")}
      />
      <MeasureField
        form={form}
        path="closingInvoiceMonths"
        label={t("Facture de clôture, au plus tard après")}
        unit={t("mois")}
      />
      <MeasureField
        form={form}
        path="penaltyRate"
        label={t("Indemnité de qui part sans préavis")}
        description={t("En part des ventes qui restaient à faire\u00a0; 0 s’il n’y en a pas.")}
        unit="%"
      />
      {form.values.penaltyRate.trim() !== "0" && (
        <MeasureField
          form={form}
          path="penaltyKwh"
          label={t("Quantité sur laquelle l’indemnité se calcule")}
          unit={t("kWh/an")}
        />
      )}
    </FoldedGroup>
  );
}

/** Of his own plant alone: who else sells was not asked. */
function Installation({ form, plant }: SalesFormProps & { plant: string }) {
  const { energyKind } = form.values;
  return (
    <FoldedGroup
      legend={t("Votre installation")}
      told={plantTold(form.values)}
      isOpen={lacks({ form }, "installationDate", "purchaseContract")}
    >
      <Text size="sm" c="dimmed">
        {t(
          "Écrit de «\u00a0{{plant}}\u00a0» seulement, jamais de l’installation d’un autre producteur. Filière et puissance\u00a0: laissez vide pour reprendre celles qu’elle a déjà.",
          { plant },
        )}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          {...fieldOf(form, "energyKind")}
          size="md"
          label={t("Filière")}
          data={[
            { value: "", label: t("Celle de l’installation") },
            ...productionTypes.map((value) => ({ value, label: t(productionTypeLabels[value]) })),
          ]}
        />
        <MeasureField
          form={form}
          path="power"
          label={t("Puissance")}
          unit={powerUnit(energyKind === "" ? [] : [energyKind])}
        />
      </SimpleGrid>
      <TextInput
        {...fieldOf(form, "installationDate")}
        label={t("Date d’installation")}
        description={t(
          "Laissez vide tant que l’installation est en projet\u00a0: le contrat la dit à venir.",
        )}
        type="date"
        maw={260}
      />
      <ChoiceField
        {...fieldOf(form, "purchaseContract")}
        label={t("Le surplus est-il vendu dans un contrat d’achat\u202f?")}
        description={t(
          "Un contrat S21 (depuis le 9\u00a0octobre 2021) se cumule avec le partage, un contrat d’obligation d’achat plus ancien ne le permet pas.",
        )}
        choices={yesOrNo()}
        sideBySide
      />
    </FoldedGroup>
  );
}

/** All the terms of a sale, in the order of the contract. */
export function SalesFields({
  form,
  plant,
  ownVat,
}: SalesFormProps & { plant: string | null; ownVat: SellerVat | null }) {
  return (
    <Stack gap={40}>
      <Duration form={form} />
      <Price form={form} ownVat={ownVat} />
      <Billing form={form} />
      <Ending form={form} />
      {plant !== null && <Installation form={form} plant={plant} />}
    </Stack>
  );
}
