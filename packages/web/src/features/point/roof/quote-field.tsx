import { Stack, Text } from "@mantine/core";
import { payback, quoteText } from "@mec/domain/point";
import type { ProducerEstimate } from "@mec/energy";
import { paybackText } from "../../../parts/point/revenue/revenue-words.ts";
import { t } from "../../../platform/i18n.ts";
import { ThousandsField } from "../../../ui/fields/thousands-field.tsx";

interface Props {
  /** As typed. */
  quote: string;
  onChange: (quote: string) => void;
  revenue: ProducerEstimate;
}

/** What the panels cost, as their quote says, and how long the income takes to pay it: nothing here supposes a price. */
export function QuoteField({ quote, onChange, revenue }: Props) {
  const { data: quoteEur, error } = quoteText.safeParse(quote);
  const paid = quoteEur ? payback(quoteEur, revenue.earnsEur) : null;
  return (
    <Stack gap="xs">
      <ThousandsField
        id="quote"
        value={quote}
        onChange={onChange}
        error={error?.issues[0]?.message}
        label={t("Montant de votre devis (facultatif)")}
        description={t("Panneaux, pose et raccordement, hors taxes.")}
        unit={t("€ HT")}
      />
      <Text fw={600} role="status">
        {paid && paybackText(paid)}
      </Text>
    </Stack>
  );
}
