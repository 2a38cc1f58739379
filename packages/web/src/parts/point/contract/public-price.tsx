import { Button, Stack, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import {
  type ContractForm,
  subscribedPowerLabels,
  subscribedPowers,
  type ToldPower,
  withListOf,
} from "@mec/domain/point";
import type { ReactNode } from "react";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { ChoiceField } from "../../../ui/fields/choice-field.tsx";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { chooseOffer } from "./choose-offer.ts";
import { publicPriceText } from "./regulated-price.ts";

export interface Meter {
  /** What was told of its power: the price list follows from it. */
  readonly told: ToldPower;
  /** What asks its power, null where it is asked beside; without it the list itself is. */
  readonly ask?: ReactNode;
}

interface Form {
  form: UseFormReturnType<ContractForm>;
}

/** The power decides the price list of the base option; the other option has one list. */
function ListChoice({ form }: Form) {
  const { profileType } = usePrices();
  return (
    <ChoiceField
      {...fieldOf(form, "subscribedPower")}
      value={form.values.subscribedPower ?? ""}
      label={t("Quelle puissance\u202f?")}
      description={t("Elle est sur votre facture, en kVA, près du nom de l’offre.")}
      onChange={(subscribedPower) => chooseOffer(form, profileType, { subscribedPower })}
      choices={[
        ...subscribedPowers.map((value) => ({ value, label: t(subscribedPowerLabels[value]) })),
        {
          value: "" as const,
          label: t("Je ne sais pas"),
          description:
            profileType === "individual"
              ? t("Nous comptons la plus courante chez un particulier, 3 à 6 kVA.")
              : t("Nous comptons la plus courante chez un professionnel, 9 kVA et plus."),
        },
      ]}
    />
  );
}

/** The regulated tariff's prices: public, so we fill them in. Another price means another offer. */
export function PublicPrice({ form, meter }: Form & { meter?: Meter | undefined }) {
  const { profileType } = usePrices();
  const { tarification } = form.values;
  if (tarification !== "base" && tarification !== "2Q") return null;
  const asksList = meter?.ask === undefined && !meter?.told.meterPower;
  const { price, source } = publicPriceText(withListOf(form.values, meter?.told ?? {}), profileType);
  return (
    <Stack gap="md">
      {tarification === "base" && (asksList ? <ListChoice form={form} /> : meter?.ask)}
      <div>
        <Text fw={600} className="numbers" aria-live="polite">
          {price}
        </Text>
        <Text size="sm" c="dimmed">
          {t("Prix public, rempli par nous et tenu à jour\u00a0: {{source}}.", { source })}{" "}
          {profileType === "professional" && t("C’est le barème résidentiel, faute du barème professionnel.")}
        </Text>
        <Button
          variant="subtle"
          size="compact-sm"
          px={0}
          h="auto"
          styles={{ label: { whiteSpace: "normal", textAlign: "start" } }}
          onClick={() => chooseOffer(form, profileType, { type: "other" })}
        >
          {t("Modifier\u00a0: ma facture dit un autre prix, c’est une autre offre")}
        </Button>
      </div>
    </Stack>
  );
}
