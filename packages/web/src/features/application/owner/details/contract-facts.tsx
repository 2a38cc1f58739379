import { Text } from "@mantine/core";
import type { Contract, Tariff } from "@mec/domain/point";
import { messages } from "@mec/domain/shared";
import { t } from "../../../../platform/i18n.ts";
import { usePrices } from "../../../../platform/profile-type.ts";
import { Fact, Facts } from "./fact.tsx";

const tariffLabels: Record<Tariff, string> = {
  base: "Base",
  "2Q": "Heures pleines et creuses",
  "4Q": "Heures pleines et creuses, été et hiver",
};

/** Its prices, each with its name; those of the regulated tariff in two periods are placeholders (specification §5). */
function pricesOf({ type, tarification, basePrice, twoQuarterPrice: two, fourQuarterPrice: four }: Contract) {
  if (tarification === "base") return [{ label: "Prix du kWh", ht: basePrice }];
  if (tarification === "2Q") {
    if (type === "TRV") return [];
    return [
      { label: "Heures pleines", ht: two?.hp },
      { label: "Heures creuses", ht: two?.hc },
    ];
  }
  return [
    { label: "Heures pleines, été", ht: four?.summer_hp },
    { label: "Heures creuses, été", ht: four?.summer_hc },
    { label: "Heures pleines, hiver", ht: four?.winter_hp },
    { label: "Heures creuses, hiver", ht: four?.winter_hc },
  ];
}

/** What the consumer pays today. */
export function ContractFacts({ contract }: { contract: Contract | null }) {
  const prices = usePrices();
  if (!contract) {
    return (
      <Facts title={t("Contrat de fourniture")}>
        <Fact label={t("Contrat")}>
          <Text component="span" c="dimmed">
            {messages.contractIncomplete}
          </Text>
        </Fact>
      </Facts>
    );
  }
  return (
    <Facts title={t("Contrat de fourniture")}>
      <Fact label={t("Type")}>{contract.type === "TRV" ? t("Tarif réglementé") : t("Offre de marché")}</Fact>
      <Fact label={t("Option")}>{t(tariffLabels[contract.tarification])}</Fact>
      {contract.peakHour && (
        <Fact label={t("Heures creuses")}>{t("de {{start}} à {{end}}", contract.peakHour)}</Fact>
      )}
      {pricesOf(contract).map(({ label, ht }) => (
        <Fact key={label} label={t(label)}>
          {ht == null ? "–" : prices.format(ht)}
        </Fact>
      ))}
    </Facts>
  );
}
