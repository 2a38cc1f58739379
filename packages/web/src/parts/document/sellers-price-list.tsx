import { List, Text } from "@mantine/core";
import { t } from "../../platform/i18n.ts";
import { Unbroken } from "../../ui/layout/unbroken.tsx";
import { type SellerPrice, type SellersPrices, sellersPrices } from "./sellers-prices.ts";

/** "EARL du Pré : 13,2 c€/kWh TTC, puis 14,01 c€/kWh TTC l’année 5" */
function lineOf({ who, price, later }: SellerPrice, { laterYear }: SellersPrices): string {
  const paid =
    later && laterYear ? t("{{price}}, puis {{later}} {{year}}", { price, later, year: laterYear }) : price;
  return who ? t("{{who}}\u00a0: {{paid}}", { who, paid }) : paid;
}

/** A price as a text tells it; of sellers who ask other prices, one line says so, and each has his own. */
export function PriceOrList({ text }: { text: string }) {
  const prices = sellersPrices(text);
  if (!prices) return <Unbroken text={text} />;
  const { before, sellers, change, rest } = prices;
  const whole = t("selon qui produit");
  const named = before ? t("{{before}}, {{whole}}", { before, whole }) : t("Selon qui produit");
  return (
    <div className="numbers">
      {change ? t("{{named}}, {{change}}\u00a0:", { named, change }) : t("{{named}}\u00a0:", { named })}
      <List size="sm" my={4}>
        {sellers.map((seller) => (
          <List.Item key={`${seller.who} ${seller.price}`}>
            <Unbroken text={lineOf(seller, prices)} />
          </List.Item>
        ))}
      </List>
      {rest && (
        <Text size="sm">
          <Unbroken text={rest} />
        </Text>
      )}
    </div>
  );
}
