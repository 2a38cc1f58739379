import { SimpleGrid, Stack } from "@mantine/core";
import type { Address } from "@mec/domain/address";
import { annualEnergyText, type ContractForm, contractFormSchema } from "@mec/domain/point";
import { useState } from "react";
import { AddressField } from "../../../parts/address/address-field.tsx";
import { ConsumptionHelp } from "../../../parts/point/consumption-help.tsx";
import { convertTypedPrices } from "../../../parts/point/contract/typed-prices.ts";
import { useDraft } from "../../../platform/draft.ts";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { EnergyField } from "../../../ui/fields/energy-field.tsx";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { emptyHome, type HomeForm } from "./home-form.ts";
import { OfferField, OfferPrices } from "./offer-fields.tsx";

/** What is typed, kept in the browser: comparing two projects does not ask for it twice. */
export function useHomeForm() {
  const { profileType } = usePrices();
  const [draft, keep] = useDraft<HomeForm>("estimate", emptyHome);
  const [annualConsumption, setAnnualConsumption] = useState(draft.annualConsumption);
  const form = useSchemaForm<ContractForm>(
    contractFormSchema,
    convertTypedPrices(draft.contract, draft.pricesAs, profileType),
    (contract) => keep({ contract, pricesAs: profileType }),
  );
  return {
    form,
    typed: { annualConsumption, contract: form.values, pricesAs: profileType },
    typeConsumption: (kwh: string) => {
      setAnnualConsumption(kwh);
      keep({ annualConsumption: kwh });
    },
  };
}

interface Props {
  home: ReturnType<typeof useHomeForm>;
  address: Address | null;
  onAddressChange: (address: Address | null) => void;
}

/** Where, how much, at what prices. */
export function HomeFields({ home, address, onAddressChange }: Props) {
  const { form, typed, typeConsumption } = home;
  const verdict = annualEnergyText.safeParse(typed.annualConsumption);
  return (
    <Stack gap="lg">
      <AddressField
        id="estimate-address"
        label={t("Votre adresse ou votre ville (facultatif)")}
        description={t("Pour savoir si vous êtes dans le périmètre du projet.")}
        value={address}
        onChange={onAddressChange}
        allowTown
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" style={{ alignItems: "start" }}>
        <Stack gap={4}>
          <EnergyField
            id="estimate-consumption"
            label={t("Votre consommation annuelle")}
            description={t("En kWh, sur votre facture annuelle.")}
            value={typed.annualConsumption}
            onChange={typeConsumption}
            error={verdict.error?.issues[0]?.message}
          />
          <ConsumptionHelp consumerType={typed.pricesAs} onChoose={typeConsumption} />
        </Stack>
        <OfferField form={form} />
      </SimpleGrid>
      <OfferPrices form={form} />
    </Stack>
  );
}
