import { SimpleGrid, Stack } from "@mantine/core";
import { annualEnergyText, type ContractForm, contractFormSchema } from "@mec/domain/point";
import { useState } from "react";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { EnergyField } from "../../../ui/fields/energy-field.tsx";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { AddressField } from "../../address/address-field.tsx";
import { ConsumptionHelp } from "../consumption-help.tsx";
import { convertTypedPrices } from "../contract/typed-prices.ts";
import { OfferField, OfferPrices } from "./offer-fields.tsx";
import type { KnownDossier } from "./use-known-dossier.ts";

/** Where, how much, at what prices: each answer is stored as soon as it is valid. */
export function DossierFields({ known }: { known: KnownDossier }) {
  const { dossier, change } = known;
  const { profileType } = usePrices();
  const [annualConsumption, setAnnualConsumption] = useState(dossier.annualConsumption);
  const form = useSchemaForm<ContractForm>(
    contractFormSchema,
    convertTypedPrices(dossier.contract, dossier.pricesAs, profileType),
    (contract) => change({ contract, pricesAs: profileType }),
  );
  const verdict = annualEnergyText.safeParse(annualConsumption);
  const typeConsumption = (kwh: string, part: Parameters<typeof change>[0]) => {
    setAnnualConsumption(kwh);
    change({ annualConsumption: kwh, ...part });
  };
  return (
    <Stack gap="lg">
      <AddressField
        id="dossier-address"
        label={t("Votre adresse ou votre ville (facultatif)")}
        description={t("Pour savoir quels projets sont à votre portée.")}
        value={dossier.address}
        onChange={(address) => change({ address })}
        allowTown
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" style={{ alignItems: "start" }}>
        <Stack gap={4}>
          <EnergyField
            id="dossier-consumption"
            label={t("Votre consommation annuelle")}
            description={t("En kWh, sur votre facture annuelle.")}
            value={annualConsumption}
            onChange={(kwh) => typeConsumption(kwh, {})}
            error={verdict.error?.issues[0]?.message}
          />
          <ConsumptionHelp
            consumerType={profileType}
            value={annualConsumption}
            onChoose={(kwh, placeKind) => typeConsumption(kwh, { placeKind })}
          />
        </Stack>
        <OfferField form={form} />
      </SimpleGrid>
      <OfferPrices form={form} />
    </Stack>
  );
}
