import { Stack, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { Address } from "@mec/domain/address";
import { type ConsumerType, consumptionPointNameLength, powerAnswer } from "@mec/domain/point";
import { useState } from "react";
import { AddressField } from "../../../parts/address/address-field.tsx";
import { BusinessFields } from "../../../parts/point/dossier/business-fields.tsx";
import { HeatingChoice } from "../../../parts/point/dossier/heating-choice.tsx";
import { isUseTold } from "../../../parts/point/dossier/home-of.ts";
import { heatingOf, middleOf, type RuleOfThumb } from "../../../parts/point/rules-of-thumb.ts";
import { givenName, nameBeside, usualName } from "../../../parts/point/usual-name.ts";
import { t } from "../../../platform/i18n.ts";
import { EnergyField } from "../../../ui/fields/energy-field.tsx";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { ConsumptionHelp } from "./consumption-help.tsx";
import type { HouseForm } from "./house-form.ts";
import { PowerField } from "./power-field.tsx";

interface Props {
  form: UseFormReturnType<HouseForm>;
  consumerType: ConsumerType;
  /** Whether the place is not asked its name, which its address gives. */
  isUnnamed?: boolean;
  /** The town that is known, where the street still lacks: "26340 Saillans". */
  town?: string;
}

/** What heats a home: its kind says it, until it is answered. */
function useHeating({ form }: Pick<Props, "form">) {
  const { electricHeating = null, placeKind } = form.values;
  const [isAnswered, setAnswered] = useState(
    electricHeating !== null && electricHeating !== heatingOf({ placeKind }),
  );
  return {
    suppose: (rule: RuleOfThumb) => {
      if (!isAnswered) form.setFieldValue("electricHeating", rule.heatsWithElectricity ?? null);
    },
    answer: (answer: boolean | null) => {
      form.getInputProps("electricHeating").onChange(answer);
      setAnswered(true);
    },
  };
}

/** Tells where the place is or of what kind: one that has no name of its own yet takes the name that this gives. */
function useTelling({ form, consumerType }: Pick<Props, "form" | "consumerType">) {
  const { address, placeKind } = form.values;
  const heating = useHeating({ form });
  const [given, setGiven] = useState(() => givenName(address, consumerType, placeKind));
  const name = (told: Partial<Pick<HouseForm, "address" | "placeKind">>) => {
    const place = { address, placeKind, ...told };
    if (!place.address) return;
    const usual = usualName(place.address, consumerType, place.placeKind);
    form.setFieldValue("name", nameBeside(form.values.name, given, usual));
    setGiven(usual);
  };
  return {
    chooseAddress: (chosen: Address | null) => {
      fieldOf(form, "address").onChange(chosen);
      name({ address: chosen });
    },
    chooseKind: (rule: RuleOfThumb) => {
      form.getInputProps("annualConsumption").onChange(middleOf(rule));
      form.setFieldValue("placeKind", rule.kind);
      form.setFieldValue("workingHours", rule.hours ?? null);
      form.setFieldValue("reclaimsVat", rule.reclaimsVat ?? null);
      heating.suppose(rule);
      name({ placeKind: rule.kind });
    },
    answerHeating: heating.answer,
  };
}

const nameHint = (isHome: boolean): string =>
  isHome
    ? t(
        "De {{min}} à {{max}} caractères, pour le reconnaître. Par exemple\u00a0: Maison de Lyon",
        consumptionPointNameLength,
      )
    : t(
        "De {{min}} à {{max}} caractères, pour le reconnaître. Par exemple\u00a0: Boulangerie du centre",
        consumptionPointNameLength,
      );

/** Where the electricity is consumed, how much, and when a business does. */
export function HouseFields({ form, consumerType, isUnnamed = false, town = "" }: Props) {
  const isHome = consumerType === "individual";
  // Who came with a figure is not shown how to find one, unless he takes it away.
  const [knewUse] = useState(form.values.annualConsumption !== "");
  // A household usually has the usual power, which it need not read.
  const [saidPower] = useState(powerAnswer(form.values) !== "");
  const { chooseAddress, chooseKind, answerHeating } = useTelling({ form, consumerType });
  return (
    <Stack gap="lg">
      <AddressField
        {...fieldOf(form, "address")}
        onChange={chooseAddress}
        label={t("Adresse")}
        description={t("Tapez le numéro et la rue, puis choisissez dans la liste.")}
        knownTown={town}
      />
      {!isUnnamed && (
        <TextInput
          {...fieldOf(form, "name")}
          label={isHome ? t("Nom de ce logement") : t("Nom de ce site")}
          description={nameHint(isHome)}
          autoComplete="off"
        />
      )}
      <Stack gap={4}>
        <EnergyField
          {...fieldOf(form, "annualConsumption")}
          isBusiness={!isHome}
          label={t("Consommation annuelle (facultatif)")}
          description={t("En kWh, sans virgule. Une estimation suffit.")}
        />
        {!(knewUse && form.values.annualConsumption !== "") && (
          <ConsumptionHelp
            consumerType={consumerType}
            value={form.values.annualConsumption}
            onChoose={chooseKind}
          />
        )}
      </Stack>
      {isHome && isUseTold(form.values.annualConsumption) && (
        <HeatingChoice
          id="place-heating"
          value={form.values.electricHeating ?? null}
          onChange={answerHeating}
        />
      )}
      {!isHome && (
        <BusinessFields
          id="place"
          told={form.values}
          onHours={form.getInputProps("workingHours").onChange}
          onVat={form.getInputProps("reclaimsVat").onChange}
        />
      )}
      {(!isHome || saidPower) && <PowerField form={form} isHome={isHome} />}
    </Stack>
  );
}
