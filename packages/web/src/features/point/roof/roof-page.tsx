import { Button, Group, Stack, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { pages } from "@mec/api";
import { addressSchema } from "@mec/domain/address";
import { productionPowerText, roofAreaText } from "@mec/domain/point";
import { supposedPrices } from "@mec/domain/study";
import { betterPower } from "@mec/energy";
import { useEffect } from "react";
import { Link, useSearchParams } from "react-router";
import * as z from "zod";
import { AddressField } from "../../../parts/address/address-field.tsx";
import { Term } from "../../../parts/faq/term.tsx";
import {
  formOfRoof,
  type RoofForm,
  type RoofKind,
  roofKinds,
  useRoof,
} from "../../../parts/point/publishing/roof.ts";
import {
  betterPowerText,
  roundedKwh,
  withoutExemptionText,
} from "../../../parts/point/revenue/revenue-words.ts";
import { useRevenue } from "../../../parts/point/revenue/use-revenue.ts";
import { exploreNear } from "../../../parts/project/explore-near.ts";
import { t } from "../../../platform/i18n.ts";
import { ChoiceField } from "../../../ui/fields/choice-field.tsx";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { MeasureField } from "../../../ui/fields/measure-field.tsx";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";
import { CheckedForm } from "../../../ui/wizard/index.ts";
import { RevenueCard } from "../revenue-card.tsx";

const schema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("bare"), address: addressSchema, area: roofAreaText }),
  z.object({ kind: z.literal("panels"), address: addressSchema, power: productionPowerText }),
]);

const kindLabels: Record<RoofKind, string> = {
  bare: "Pas encore de panneaux",
  panels: "Des panneaux déjà posés",
};

interface AnswerProps {
  roof: RoofForm;
  keep: (computed: Pick<RoofForm, "annualProduction">) => void;
}

/** What the figures leave out. */
const cautionText = (kind: RoofKind): string =>
  kind === "bare"
    ? t(
        "Ce prix est une fourchette courante, le toit est bien orienté et sans ombre. Le coût des panneaux n’est pas compté\u00a0: demandez plusieurs devis.",
      )
    : t(
        "Ce prix est une fourchette courante, les panneaux sont bien orientés et sans ombre. Un contrat d’achat en cours peut vous lier\u00a0: vérifiez ses conditions.",
      );

/** What the roof would bring, and the two next steps, which begin with what was computed. */
function Answer({ roof, keep }: AnswerProps) {
  const { revenue, asked } = useRevenue({
    plant: formOfRoof({ ...roof, annualProduction: "" }),
    projectId: null,
    price: supposedPrices,
  });
  const computed = revenue && roundedKwh(revenue.producedKwh);
  // Whichever way he goes on, a project's page included, the installation begins with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keep` writes what the last reading of the draft lacked
  useEffect(() => {
    if (computed !== undefined) keep({ annualProduction: computed });
  }, [computed]);
  if (!revenue || !asked || !roof.address) return null;
  const unexempted = withoutExemptionText(revenue);
  const better = roof.kind === "bare" && betterPower(asked.plant.powerKw, asked.day);
  return (
    <Stack gap="lg" mt="xl">
      <RevenueCard plant={asked.plant} price={asked.price} revenue={revenue} isAnywhere />
      {unexempted && (
        <Text size="sm">
          <Unbroken text={unexempted} />
        </Text>
      )}
      {better && (
        <Text>
          <Unbroken text={betterPowerText(asked.plant, revenue, better)} />
        </Text>
      )}
      <Text size="sm">{cautionText(roof.kind)}</Text>
      <Group>
        <Button component={Link} to={exploreNear(roof.address)}>
          {t("Trouver un projet près de ce toit")}
        </Button>
        <Button component={Link} variant="default" to={pages.producerStep.to({ step: "typology" })}>
          {t("Créer mon projet")}
        </Button>
      </Group>
    </Stack>
  );
}

/** Square metres of a roof without panels, else the power of those it carries. */
function SizeField({ form }: { form: UseFormReturnType<RoofForm> }) {
  if (form.values.kind === "panels") {
    return (
      <MeasureField
        form={form}
        path="power"
        label={t("Puissance des panneaux")}
        description={t("Celle du contrat ou du devis d’installation.")}
        unit={t("kWc")}
      />
    );
  }
  return (
    <MeasureField
      form={form}
      path="area"
      label={t("Surface que des panneaux peuvent couvrir")}
      description={
        <>
          {t("Le côté le plus au sud, sans les cheminées ni les fenêtres. Environ 5 m² par")}{" "}
          <Term name="kwc">{t("kWc")}</Term>.
        </>
      }
      unit="m²"
    />
  );
}

/** The page for a person who has a roof, with panels or none yet: its power, then what it would earn. */
export function RoofPage() {
  const [roof, keep] = useRoof();
  const [query] = useSearchParams();
  const kind = roofKinds.find((known) => known === query.get("kind")) ?? roof.kind;
  const form = useSchemaForm<RoofForm>(schema, { ...roof, kind }, (typed) =>
    keep({ ...typed, annualProduction: "" }),
  );
  return (
    <Page
      title={t("Que rapporterait votre toit\u202f?")}
      intro={t(
        "Une adresse, et la surface libre ou la puissance des panneaux, suffisent pour savoir ce qu’il produit et ce que vos voisins en paieraient.",
      )}
    >
      <CheckedForm form={form} submitLabel={t("Estimer")} onValid={() => undefined}>
        <ChoiceField
          {...fieldOf(form, "kind")}
          label={t("Que porte-t-il\u202f?")}
          sideBySide
          choices={roofKinds.map((value) => ({ value, label: t(kindLabels[value]) }))}
        />
        <AddressField {...fieldOf(form, "address")} label={t("Adresse du toit")} />
        <SizeField form={form} />
      </CheckedForm>
      <Answer roof={form.values} keep={keep} />
    </Page>
  );
}
