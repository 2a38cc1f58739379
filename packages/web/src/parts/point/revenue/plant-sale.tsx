import { Text } from "@mantine/core";
import type { PlantSale } from "@mec/api/study";
import { usePrices } from "../../../platform/profile-type.ts";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";
import { lessThanSellingText } from "./less-than-selling.ts";
import { againstText } from "./revenue-words.ts";
import { saleLines } from "./sale-words.ts";

const sentence = (text: string) => `${text.charAt(0).toLocaleUpperCase("fr")}${text.slice(1)}`;

interface Props {
  sale: PlantSale;
  /** The price stands among what is signed, just below. */
  isPriceTold?: boolean;
  /** How many contracts he is about to sign; null where there are some, of several plants. */
  signing?: number | null;
}

/** What a producer sells, on his card and before he signs: what is signed first, else what those of today bring. */
export function PlantSaleLines({ sale, isPriceTold = false, signing = 0 }: Props) {
  const { profileType } = usePrices();
  const { price, today, withThem, full } = saleLines(sale, profileType, signing);
  const [first, ...besides] = today;
  // The sum that holds stands out: what is signed, else what may come.
  const isSigned = Boolean(sale.signed?.sum);
  const { earnsEur } = sale;
  const less = earnsEur && lessThanSellingText({ ...sale, earnsEur });
  const agreed = (
    <>
      {!isPriceTold && (
        <Text size="sm" mt={4}>
          {price}
        </Text>
      )}
      {first &&
        (isSigned ? (
          <Text fw={700}>{first}</Text>
        ) : (
          <Text size="sm" mt={4}>
            <Unbroken text={first} />
          </Text>
        ))}
      {besides.map((said) => (
        <Text key={said} size="sm" mt={2}>
          <Unbroken text={said} />
        </Text>
      ))}
    </>
  );
  return (
    <div className="numbers">
      {isSigned && agreed}
      {withThem && (
        <Text mt={4} {...(isSigned ? { size: "sm" } : { fw: 700 })}>
          {withThem}
        </Text>
      )}
      {full && <Text {...(isSigned || withThem ? { size: "sm" } : { mt: 4, fw: 700 })}>{full}</Text>}
      {earnsEur && (
        <Text size="sm">
          <Unbroken text={sentence(againstText(sale))} />
        </Text>
      )}
      {less && (
        <Text size="sm">
          <Unbroken text={less} />
        </Text>
      )}
      {!isSigned && agreed}
    </div>
  );
}
