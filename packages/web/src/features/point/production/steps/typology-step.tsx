import { NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import type { Address } from "@mec/domain/address";
import { powerUnit, productionTypeLabels, productionTypes, segmentLabels, segments } from "@mec/domain/point";
import type { ReactNode } from "react";
import { AddressField } from "../../../../parts/address/address-field.tsx";
import { Term } from "../../../../parts/faq/term.tsx";
import {
  type TypologyAnswers,
  typologyStepSchema,
} from "../../../../parts/point/publishing/production-form.ts";
import { t } from "../../../../platform/i18n.ts";
import { ChoiceField } from "../../../../ui/fields/choice-field.tsx";
import { EnergyField } from "../../../../ui/fields/energy-field.tsx";
import { fieldOf } from "../../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../../../ui/wizard/index.ts";
import { ProductionHelp } from "./production-help.tsx";
import type { StepProps } from "./step-props.ts";

interface Props extends StepProps<TypologyAnswers> {
  /** A notice about the chosen place. */
  noticeAt?: (address: Address) => ReactNode;
}

/** What kind of installation, where, and how much it produces. */
export function TypologyStep({ initial, onTyped, onValid, submitLabel, failure, noticeAt }: Props) {
  const form = useSchemaForm(typologyStepSchema, initial, onTyped);
  const { productionType, productionPower, address } = form.values;
  return (
    <CheckedForm form={form} onValid={onValid} submitLabel={submitLabel} failure={failure}>
      <Stack gap="lg">
        <TextInput
          {...fieldOf(form, "name")}
          label={t("Nom de l’installation")}
          description={t("De 5 à 50 caractères. Par exemple\u00a0: Toiture de l’école Jean-Jaurès")}
          autoComplete="off"
        />
        <ChoiceField
          {...fieldOf(form, "productionType")}
          label={t("Filière")}
          sideBySide
          choices={productionTypes.map((value) => ({ value, label: t(productionTypeLabels[value]) }))}
        />
        <div>
          <AddressField
            {...fieldOf(form, "address")}
            label={t("Adresse de l’installation")}
            description={t("Celle du point d’injection\u00a0: le périmètre se mesure à partir d’ici.")}
          />
          {address && noticeAt?.(address)}
        </div>
        <TextInput
          {...fieldOf(form, "productionPower")}
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
        <Stack gap={4}>
          <EnergyField
            {...fieldOf(form, "annualProduction")}
            label={t("Production annuelle (facultatif)")}
            description={t("En kWh, sans virgule. Une estimation suffit.")}
          />
          {productionType === "photovoltaic" && (
            <ProductionHelp
              power={productionPower}
              onChoose={(kwh) => form.setFieldValue("annualProduction", kwh)}
            />
          )}
        </Stack>
        <NativeSelect
          {...fieldOf(form, "segment")}
          label={t("Segment de raccordement")}
          description={
            <>
              {t("Dans le doute, gardez C5\u00a0: toutes les petites installations y sont.")}{" "}
              <Term name="segment">{t("Qu’est-ce que c’est\u202f?")}</Term>
            </>
          }
          data={segments.map((segment) => ({ value: segment, label: t(segmentLabels[segment]) }))}
          size="md"
        />
      </Stack>
    </CheckedForm>
  );
}
