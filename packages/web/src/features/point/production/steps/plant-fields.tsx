import { NativeSelect, Stack, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { powerDoubt, powerUnit, productionPowerText, segmentLabels, segments } from "@mec/domain/point";
import { overPowerText } from "@mec/domain/project";
import { Term } from "../../../../parts/faq/term.tsx";
import { type InstallationAnswers, withPower } from "../../../../parts/point/publishing/production-form.ts";
import { t } from "../../../../platform/i18n.ts";
import { EnergyField } from "../../../../ui/fields/energy-field.tsx";
import { fieldOf } from "../../../../ui/fields/field-props.ts";
import { MeasureField } from "../../../../ui/fields/measure-field.tsx";
import { UnfoldedHelp } from "../../../../ui/fields/unfolded-help.tsx";
import { ProductionHelp } from "./production-help.tsx";

interface Props {
  form: UseFormReturnType<InstallationAnswers>;
}

/** The power, which is asked about when it is probably in watts, and told when no operation may take it. */
export function PowerField({ form }: Props) {
  const { productionType, productionPower, address } = form.values;
  const powerKw = productionPowerText.safeParse(productionPower).data ?? 0;
  const kind = productionType || "photovoltaic";
  return (
    <div>
      <MeasureField
        form={form}
        path="productionPower"
        onChange={(typed) => form.setValues(withPower(form.values, typed))}
        label={t("Puissance installée (facultatif)")}
        description={
          <>
            {t("En")} <Term name="kwc">{t("kWc")}</Term>{" "}
            {t("pour le solaire, en kW sinon. Elle sera nécessaire pour le contrat de vente.")}
          </>
        }
        unit={powerUnit([kind])}
        doubt={powerDoubt(powerKw, kind)}
      />
      <Text size="sm" role="status">
        {overPowerText(powerKw, address?.citycode)}
      </Text>
    </div>
  );
}

/** The yearly production, with an estimate for those who do not know it. */
export function ProductionField({ form }: Props) {
  const { productionType, productionPower, annualProduction, address } = form.values;
  return (
    <Stack gap={4}>
      <EnergyField
        {...fieldOf(form, "annualProduction")}
        label={t("Production annuelle (facultatif)")}
        description={t(
          "En kWh, sans virgule. Une estimation suffit. Si vous ne vendez que le surplus, comptez ce qui reste après votre propre consommation.",
        )}
      />
      {productionType === "photovoltaic" && (
        <ProductionHelp
          address={address}
          power={productionPower}
          typed={annualProduction}
          onChoose={(kwh) => form.setFieldValue("annualProduction", kwh)}
        />
      )}
    </Stack>
  );
}

function SegmentChoice({ form }: Props) {
  return (
    <NativeSelect
      {...fieldOf(form, "segment")}
      label={t("Segment de raccordement")}
      description={
        <>
          {t("D’après la puissance\u00a0: changez-le si votre raccordement en dit un autre.")}{" "}
          <Term name="segment">{t("Qu’est-ce que c’est\u202f?")}</Term>
        </>
      }
      data={segments.map((segment) => ({ value: segment, label: t(segmentLabels[segment]) }))}
      size="md"
    />
  );
}

/** The segment, which follows from the power for nearly everybody: shown as a text, with a button to change it. */
export function SegmentField({ form }: Props) {
  if (form.errors.segment) return <SegmentChoice form={form} />;
  const label = t("Segment de raccordement\u00a0: {{segment}}", { segment: form.values.segment });
  return (
    <UnfoldedHelp label={label}>
      <SegmentChoice form={form} />
    </UnfoldedHelp>
  );
}
