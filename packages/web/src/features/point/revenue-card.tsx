import { Card, Text } from "@mantine/core";
import type { ProducerEstimate, ProducerInput } from "@mec/energy";
import { againstText, earnsText, plantText, restsOn } from "../../parts/point/revenue/revenue-words.ts";
import { t } from "../../platform/i18n.ts";
import { usePrices } from "../../platform/profile-type.ts";

interface Props extends Pick<ProducerInput, "plant" | "price"> {
  revenue: ProducerEstimate;
}

/** The price for which the sum stands. */
function ForPrice({ price }: Pick<ProducerInput, "price">) {
  const { format } = usePrices();
  if (price === null) return t("Pour une électricité partagée gratuitement.");
  return t("Pour une électricité partagée de {{min}} à {{max}}.", {
    min: format(price.min),
    max: format(price.max),
  });
}

/** Power, energy, revenue in this project, and revenue elsewhere. */
export function RevenueCard({ plant, price, revenue }: Props) {
  return (
    <Card bg="sun.0" bd="1px solid sun.2" role="status">
      <Text className="numbers">{plantText(plant, revenue)}</Text>
      <Text className="numbers" fz={{ base: 20, xs: 24 }} fw={700} lh={1.25}>
        {earnsText(revenue)}
      </Text>
      <Text className="numbers" fw={600}>
        {againstText(revenue)}
      </Text>
      <Text size="sm" mt="xs">
        <ForPrice price={price} />
      </Text>
      <Text size="sm" mt="xs">
        {restsOn(revenue)}
      </Text>
    </Card>
  );
}
