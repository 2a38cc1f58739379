import { Stack, Text } from "@mantine/core";
import { payback, quoteText } from "@mec/domain/point";
import type { ProfileType } from "@mec/domain/shared";
import type { ProducerEstimate } from "@mec/energy";
import { paybackText } from "../../../parts/point/revenue/revenue-words.ts";
import { t } from "../../../platform/i18n.ts";
import { ThousandsField } from "../../../ui/fields/thousands-field.tsx";

/** What the income pays back: with VAT for an individual, who does not reclaim it. */
const payersWords = {
  individual: {
    unit: "€ TTC",
    help: "Panneaux, pose et raccordement\u00a0: ce que vous paierez vraiment.",
  },
  professional: { unit: "€ HT", help: "Panneaux, pose et raccordement, hors taxes." },
} as const;

interface Props {
  profileType: ProfileType;
  /** As typed. */
  quote: string;
  onChange: (quote: string) => void;
  revenue: ProducerEstimate;
}

/** What the panels cost, as their quote says, and how long the income takes to pay it: nothing here supposes a price. */
export function QuoteField({ profileType, quote, onChange, revenue }: Props) {
  const { data: quoteEur, error } = quoteText.safeParse(quote);
  const paid = quoteEur ? payback(quoteEur, revenue.earnsEur) : null;
  const all = revenue.sellingAllEur;
  const sold = quoteEur && all !== null ? payback(quoteEur, { low: all, high: all }) : null;
  return (
    <Stack gap="xs">
      <ThousandsField
        id="quote"
        value={quote}
        onChange={onChange}
        error={error?.issues[0]?.message}
        label={t("Montant de votre devis (facultatif)")}
        description={t(payersWords[profileType].help)}
        unit={t(payersWords[profileType].unit)}
      />
      <Text fw={600} role="status">
        {paid && paybackText(paid, sold)}
      </Text>
    </Stack>
  );
}
