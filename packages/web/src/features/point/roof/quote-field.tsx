import { Stack, Text } from "@mantine/core";
import { quoteText, typedQuote } from "@mec/domain/point";
import type { ProfileType } from "@mec/domain/shared";
import type { ProducerEstimate } from "@mec/energy";
import { quotePaidText } from "../../../parts/point/revenue/quote-payback.ts";
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

export const quoteFieldId = "quote";

interface Props {
  profileType: ProfileType;
  /** As typed. */
  quote: string;
  onChange: (quote: string) => void;
  revenue: ProducerEstimate;
  /** The part of a roof that this income is of, where the whole has no price: "100 kWc". */
  part?: string | undefined;
}

/** In how many years the income pays the quote; of a part, whose quote it must be. */
function paidText({ quote, revenue, part }: Pick<Props, "quote" | "revenue" | "part">): string | null {
  const paid = quotePaidText(quote, revenue);
  return paid && part
    ? t("Si ce devis est pour {{part}}\u00a0: {{paid}}", {
        part,
        paid: `${paid.charAt(0).toLocaleLowerCase("fr")}${paid.slice(1)}`,
      })
    : paid;
}

/** What the panels cost, as their quote says, and how long the income takes to pay it: nothing here supposes a price. */
export function QuoteField({ profileType, quote, onChange, revenue, part }: Props) {
  const { error } = quoteText.safeParse(quote);
  return (
    <Stack gap="xs">
      <ThousandsField
        id={quoteFieldId}
        value={quote}
        onChange={onChange}
        clean={typedQuote}
        error={error?.issues[0]?.message}
        label={t("Montant de votre devis (facultatif)")}
        description={t(payersWords[profileType].help)}
        unit={t(payersWords[profileType].unit)}
      />
      <Text fw={600} role="status">
        {paidText({ quote, revenue, part })}
      </Text>
    </Stack>
  );
}
