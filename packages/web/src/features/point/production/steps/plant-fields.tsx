import { NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { powerUnit, segmentLabels, segments } from "@mec/domain/point";
import { Term } from "../../../../parts/faq/term.tsx";
import { type InstallationAnswers, withPower } from "../../../../parts/point/publishing/production-form.ts";
import { t } from "../../../../platform/i18n.ts";
import { EnergyField } from "../../../../ui/fields/energy-field.tsx";
import { fieldOf } from "../../../../ui/fields/field-props.ts";
import { UnfoldedHelp } from "../../../../ui/fields/unfolded-help.tsx";
import { ProductionHelp } from "./production-help.tsx";

interface Props {
  form: UseFormReturnType<InstallationAnswers>;
}

export function PowerField({ form }: Props) {
  const { productionType } = form.values;
  return (
    <TextInput
      {...fieldOf(form, "productionPower")}
      onChange={({ currentTarget }) => form.setValues(withPower(form.values, currentTarget.value))}
      label={t("Puissance installée (facultatif)")}
      description={
        <>
          {t("En")} <Term name="kwc">{t("kWc")}</Term>{" "}
          {t("pour le solaire, en kW sinon. Elle sera nécessaire pour le contrat de vente.")}
        </>
      }
      inputMode="decimal"
      autoComplete="off"
      className="numbers"
      maw={260}
      rightSectionWidth={64}
      rightSection={
        <Text size="sm" c="dimmed">
          {powerUnit(productionType === "" ? [] : [productionType])}
        </Text>
      }
    />
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
        description={t("En kWh, sans virgule. Une estimation suffit.")}
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
