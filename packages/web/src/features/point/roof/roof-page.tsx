import type { UseFormReturnType } from "@mantine/form";
import { addressSchema } from "@mec/domain/address";
import {
  annualProductionText,
  areaOfPower,
  powerDoubt,
  powerOfRoof,
  productionPowerText,
  roofAreaDoubt,
  roofAreaText,
} from "@mec/domain/point";
import { overPowerText } from "@mec/domain/project";
import { messages } from "@mec/domain/shared";
import { useState } from "react";
import { useSearchParams } from "react-router";
import * as z from "zod";
import { AddressField } from "../../../parts/address/address-field.tsx";
import { Term } from "../../../parts/faq/term.tsx";
import {
  estimatedOf,
  type RoofForm,
  type RoofKind,
  roofKinds,
  toldOtherwise,
  useRoof,
  withFigures,
} from "../../../parts/point/publishing/roof.ts";
import {
  checkTariff,
  contractAnswers,
  soldKinds,
  surplusBuyers,
} from "../../../parts/point/publishing/tariff.ts";
import { t } from "../../../platform/i18n.ts";
import { notify } from "../../../platform/notify.tsx";
import { ChoiceField } from "../../../ui/fields/choice-field.tsx";
import { EnergyField } from "../../../ui/fields/energy-field.tsx";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { MeasureField } from "../../../ui/fields/measure-field.tsx";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { CheckedForm } from "../../../ui/wizard/index.ts";
import { SoldChoice, TariffFields } from "../tariff-fields.tsx";
import { RoofAnswer } from "./roof-answer.tsx";

const schema = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("bare"), address: addressSchema, area: roofAreaText }),
    z.object({
      kind: z.literal("panels"),
      address: addressSchema,
      power: productionPowerText,
      contract: z.enum(["", ...contractAnswers]),
      endsOn: z.string(),
      buyBack: z.string(),
      surplusBuyer: z.enum(surplusBuyers),
      surplusOffer: z.string(),
      sells: z.enum(soldKinds),
      soldKwh: z.string(),
    }),
  ])
  .superRefine((roof, context) => {
    const powerKw = roof.kind === "bare" ? powerOfRoof(roof.area) : roof.power;
    const message = overPowerText(powerKw, roof.address.citycode);
    if (message)
      context.addIssue({ code: "custom", path: [roof.kind === "bare" ? "area" : "power"], message });
    if (roof.kind === "bare") return;
    // An estimate waits for no contract: whoever proposes the panels is asked.
    for (const wrong of checkTariff({ ...roof, contract: roof.contract || "unknown" }))
      context.addIssue({ code: "custom", path: [wrong.path], message: wrong.message });
    if (roof.sells === "all") return;
    const kwh = annualProductionText.safeParse(roof.soldKwh);
    for (const { message: wrong } of kwh.error?.issues ?? [])
      context.addIssue({ code: "custom", path: ["soldKwh"], message: wrong });
    // Who does not know it leaves it out; none is no surplus.
    if (kwh.data !== undefined && kwh.data !== "" && Number(kwh.data) === 0)
      context.addIssue({ code: "custom", path: ["soldKwh"], message: messages.required });
  });

const kindLabels: Record<RoofKind, string> = {
  bare: "Pas encore de panneaux",
  panels: "Des panneaux déjà posés",
};

/** What panels sell today, and how much of it: only that is shared. */
function SoldFields({ form }: { form: UseFormReturnType<RoofForm> }) {
  return (
    <>
      <SoldChoice form={form} />
      {form.values.sells === "surplus" && (
        <EnergyField
          {...fieldOf(form, "soldKwh")}
          label={t("Production annuelle, après votre propre consommation (facultatif)")}
          description={t(
            "En kWh, sans virgule\u00a0: ce que votre acheteur vous a payé sur un an. Si vous ne savez pas, toute la production est comptée.",
          )}
        />
      )}
    </>
  );
}

/** Square metres of a roof without panels, else the power of those it carries. */
function SizeField({ form }: { form: UseFormReturnType<RoofForm> }) {
  const { kind, area, power } = form.values;
  if (kind === "panels") {
    return (
      <MeasureField
        form={form}
        path="power"
        label={t("Puissance des panneaux")}
        description={t("Celle du contrat ou du devis d’installation.")}
        unit={t("kWc")}
        doubt={powerDoubt(productionPowerText.safeParse(power).data ?? 0, "photovoltaic")}
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
      doubt={roofAreaDoubt(roofAreaText.safeParse(area).data ?? 0)}
    />
  );
}

/** The page for a person who has a roof, with panels or none yet: its power, then what it would earn. */
export function RoofPage() {
  const [roof, keep] = useRoof();
  const [query] = useSearchParams();
  const [asked, setAsked] = useState(0);
  // What was computed before is kept with the roof that it was computed of.
  const [estimated, setEstimated] = useState(roof.annualProduction === "" ? null : estimatedOf(roof));
  const kind = roofKinds.find((known) => known === query.get("kind")) ?? roof.kind;
  const form = useSchemaForm<RoofForm>(schema, { ...roof, kind }, (typed) => keep(toldOtherwise(typed)));
  // A roof is kept whole: he may come by a door that says another kind than the one that is kept, and type nothing.
  const shown = withFigures(form.values, roof);
  function estimate(typed: RoofForm) {
    keep(withFigures(typed, roof));
    setEstimated(estimatedOf(typed));
    setAsked((times) => times + 1);
  }
  function takePower(powerKw: number) {
    // Its quote was for the whole roof, and goes with it.
    if (shown.quote !== "")
      notify({ message: t("Votre devis, fait pour l’autre puissance, n’est plus compté.") });
    const smaller = { ...form.values, area: String(areaOfPower(powerKw)) };
    form.setValues(smaller);
    estimate(smaller);
  }
  return (
    <Page
      title={t("Que rapporterait votre toit\u202f?")}
      intro={t(
        "Une adresse, et la surface libre ou la puissance des panneaux, suffisent pour savoir ce qu’il produit et ce que vos voisins en paieraient.",
      )}
    >
      <CheckedForm form={form} submitLabel={t("Estimer")} onValid={estimate}>
        <ChoiceField
          {...fieldOf(form, "kind")}
          label={t("Que porte-t-il\u202f?")}
          sideBySide
          choices={roofKinds.map((value) => ({ value, label: t(kindLabels[value]) }))}
        />
        <AddressField {...fieldOf(form, "address")} label={t("Adresse du toit")} />
        <SizeField form={form} />
        {form.values.kind === "panels" && (
          <>
            <SoldFields form={form} />
            <TariffFields form={form} typed={form.values} />
          </>
        )}
      </CheckedForm>
      <RoofAnswer
        roof={shown}
        isAsked={estimated === estimatedOf(form.values)}
        asked={asked}
        keep={(figures) => keep({ ...shown, ...figures })}
        onPower={takePower}
      />
    </Page>
  );
}
