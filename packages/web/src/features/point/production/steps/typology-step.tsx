import { Stack, TextInput } from "@mantine/core";
import { contractEndHash } from "@mec/api/point";
import type { Address } from "@mec/domain/address";
import { productionTypeLabels, productionTypes } from "@mec/domain/point";
import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import * as z from "zod";
import { AddressField } from "../../../../parts/address/address-field.tsx";
import { withUsualName } from "../../../../parts/point/publishing/plant-name.ts";
import {
  type InstallationAnswers,
  installationStepSchema,
  isInService,
  typologyStepSchema,
} from "../../../../parts/point/publishing/production-form.ts";
import {
  checkTariff,
  contractAnswers,
  noTariff,
  surplusBuyers,
  type TariffAnswers,
  withItsEnd,
} from "../../../../parts/point/publishing/tariff.ts";
import { t } from "../../../../platform/i18n.ts";
import { ChoiceField } from "../../../../ui/fields/choice-field.tsx";
import { fieldOf } from "../../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../../../ui/wizard/index.ts";
import { SoldChoice, TariffFields } from "../../tariff-fields.tsx";
import { OperatingField } from "./operating-field.tsx";
import { PowerField, ProductionField, SegmentField } from "./plant-fields.tsx";
import type { StepProps } from "./step-props.ts";

/** What a purchase contract pays may be told of an installation that is there. */
const withTariffSchema = z
  .object({
    ...typologyStepSchema.shape,
    contract: z.enum(["", ...contractAnswers]),
    endsOn: z.string(),
    buyBack: z.string(),
    surplusBuyer: z.enum(surplusBuyers),
    surplusOffer: z.string(),
  })
  .superRefine((told, context) => {
    for (const { path, message } of checkTariff({ ...told, contract: told.contract || "unknown" }))
      context.addIssue({ code: "custom", path: [path], message });
  });

function schemaOf(isNew: boolean, tariff: TariffAnswers | null) {
  if (isNew) return installationStepSchema;
  return tariff ? withTariffSchema : typologyStepSchema;
}

/** The field that a link aims at, which asks when the purchase contract ends: it is shown and focused once. */
function useContractEnd(tariff: TariffAnswers | null): string | null {
  const isAimed = useLocation().hash === contractEndHash && tariff !== null;
  const field = isAimed ? (withItsEnd(tariff).contract === "ended" ? "endsOn" : "contract") : null;
  useEffect(() => {
    const input = field && document.getElementById(field);
    if (!input) return;
    input.scrollIntoView({ block: "center" });
    input.focus({ preventScroll: true });
  }, [field]);
  return field;
}

interface Props extends StepProps<InstallationAnswers> {
  /** A new installation is asked whether it produces already. */
  isNew: boolean;
  /** What its purchase contract is known to pay, asked of a new one once it is in service; null where that is not asked. */
  tariff: TariffAnswers | null;
  /** A notice about the chosen place. */
  noticeAt?: (address: Address) => ReactNode;
}

/** What kind of installation, where, and how much it produces. */
export function TypologyStep({ initial, onTyped, isNew, tariff, noticeAt, ...checked }: Props) {
  const endField = useContractEnd(tariff);
  const begun = { ...initial, ...(endField && tariff ? withItsEnd(tariff) : (tariff ?? noTariff)) };
  const form = useSchemaForm(schemaOf(isNew, tariff), begun, onTyped);
  const { address } = form.values;
  const take = (change: Partial<InstallationAnswers>) =>
    form.setValues(withUsualName({ ...form.values, ...change }, form.values));
  return (
    <CheckedForm form={form} {...checked}>
      <Stack gap="lg">
        {isNew && <OperatingField form={form} />}
        <div>
          <AddressField
            {...fieldOf(form, "address")}
            onChange={(chosen) => take({ address: chosen })}
            label={t("Adresse de l’installation")}
            description={t("Celle du point d’injection\u00a0: le périmètre se mesure à partir d’ici.")}
          />
          {address && noticeAt?.(address)}
        </div>
        <TextInput
          {...fieldOf(form, "name")}
          label={t("Nom de l’installation")}
          description={t(
            "Vous pouvez en changer. De 5 à 50 caractères, par exemple\u00a0: Toiture de l’école Jean-Jaurès",
          )}
          autoComplete="off"
        />
        <ChoiceField
          {...fieldOf(form, "productionType")}
          onChange={(productionType) => take({ productionType })}
          label={t("Filière")}
          sideBySide
          choices={productionTypes.map((value) => ({ value, label: t(productionTypeLabels[value]) }))}
        />
        <PowerField form={form} />
        <ProductionField form={form} />
        <SegmentField form={form} />
        {tariff && (!isNew || isInService(form.values)) && (
          <>
            <SoldChoice form={form} />
            <TariffFields form={form} typed={form.values} />
          </>
        )}
      </Stack>
    </CheckedForm>
  );
}
