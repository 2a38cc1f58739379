import { Card, Text } from "@mantine/core";
import type { PriceRange, VatRegime } from "@mec/domain/shared";
import { type CountedAt, isSamePrice } from "@mec/domain/study";
import type { ProducerEstimate, ProducerInput } from "@mec/energy";
import { buyBackText } from "../../parts/point/revenue/buy-back-words.ts";
import { madeOfTexts, refusedPriceText } from "../../parts/point/revenue/calculation-words.ts";
import {
  againstText,
  countedText,
  earnsAnywhereText,
  earnsText,
  lossText,
  plantText,
  pricesOfSumText,
  restsOn,
  sharesText,
} from "../../parts/point/revenue/revenue-words.ts";
import { lessThanSellingTexts, onceOver } from "../../parts/point/revenue/until-its-end.ts";
import { t } from "../../platform/i18n.ts";
import { Unbroken } from "../../ui/layout/unbroken.tsx";
import { evenPriceText } from "./even-price-words.ts";
import { soldAtText, supposedAtText } from "./sold-at.ts";

interface Props extends Pick<ProducerInput, "plant" | "price" | "comingPrice" | "buyBack"> {
  revenue: ProducerEstimate;
  /** The VAT of who sells the energy. */
  vatRegime?: VatRegime;
  /** The one in which limits are told, where that one is only planned for him. */
  limitsIn?: VatRegime;
  /** The price is the project's, as long as the producer has typed none. */
  isExample?: boolean;
  /** The price is one that participants have accepted, whatever is asked. */
  isAgreed?: boolean;
  /** No project is chosen, and none is being published. */
  isAnywhere?: boolean;
  /** At which price selling all counts, where his contract's was not told. */
  sale?: string | null;
  /** What of it holds with those whose contract is signed here; null where all theirs are. */
  elsewhere?: string | null;
  /** What was accepted without VAT by who may refuse his, where the least sum counts that they do. */
  refusable?: PriceRange | null;
  /** When the contract has ended, or ends, whose tariff is told. */
  contractEndsOn?: string | null;
  /** Whether a contract may run whose tariff was not told, and nothing beside says so. */
  isTariffUnknown?: boolean;
  /** What else the figures suppose. */
  restsBesides?: string;
  /** Whether a purchase contract may run, as its holder answered. */
  mayHaveContract?: boolean;
}

type ComparedProps = Pick<
  Props,
  "revenue" | "buyBack" | "contractEndsOn" | "vatRegime" | "limitsIn" | "sale"
> & {
  counted: CountedAt;
  isAgreed: boolean;
};

/** At which prices selling everything elsewhere counts, and where sharing brings less; for who asks, from which price on it brings more. */
function comparedTexts({
  revenue,
  counted,
  buyBack = null,
  vatRegime = null,
  limitsIn = vatRegime,
  sale,
  contractEndsOn = null,
  isAgreed,
}: ComparedProps) {
  const until = { ...revenue, contractEndsOn };
  const less = lessThanSellingTexts(buyBack, { ...until, ...counted }, vatRegime);
  // A contract that takes the rest too is that price, and was said.
  const even = buyBack?.takesSurplus
    ? null
    : evenPriceText(onceOver(until), limitsIn, isAgreed ? (counted.soldAt?.min ?? null) : null);
  const contract = buyBack && buyBackText(buyBack, { ...revenue, contractEndsOn }, vatRegime);
  const some = (texts: readonly (string | null | undefined)[]) => texts.flatMap((text) => text || []);
  return { said: some([sale, ...less]), asked: some([even, contract]) };
}

/** What the sum is made of, and at which price its least counts who may refuse a VAT. */
const madeOfWith = (refusable: PriceRange | null, sum: Parameters<typeof madeOfTexts>[0]): string[] => [
  ...madeOfTexts(sum),
  ...(refusable ? [refusedPriceText(refusable)] : []),
];

interface Which {
  readonly vatRegime: VatRegime;
  readonly isExample: boolean;
  readonly isAgreed: boolean;
  readonly isAnywhere: boolean;
}

/** The price where none is typed beside; one that was accepted stands above the card. */
function pricesText(counted: CountedAt, { vatRegime, isExample, isAgreed, isAnywhere }: Which) {
  const { soldAt: price, comingAt } = counted;
  const isPriceSaid = isExample || isAgreed || isAnywhere || price === null;
  const said = isAnywhere && price ? supposedAtText(price) : soldAtText(counted, vatRegime);
  const isSaidAbove = isAgreed && !isExample && isSamePrice(price, comingAt);
  return isPriceSaid && !isSaidAbove ? said : pricesOfSumText(price, vatRegime);
}

const large = { base: 18, xs: 24 };

/** What he earns; a loss before it, and larger. */
const Headline = ({ loss, earns }: { loss: string | null; earns: string }) => (
  <>
    {loss && (
      <Text className="numbers" fz={large} fw={700} lh={1.25}>
        {loss}
      </Text>
    )}
    <Text className="numbers" fz={loss ? "md" : large} fw={700} lh={1.25}>
      {earns}
    </Text>
  </>
);

/** Power, energy, revenue in this project, and revenue elsewhere; the price where none is typed beside. */
export function RevenueCard({
  plant,
  price,
  comingPrice = price,
  revenue,
  buyBack = null,
  elsewhere = null,
  refusable = null,
  contractEndsOn = null,
  vatRegime = null,
  limitsIn = vatRegime,
  isExample = false,
  isAgreed = false,
  isAnywhere = false,
  sale = null,
  isTariffUnknown = false,
  restsBesides,
  mayHaveContract = true,
}: Props) {
  const counted = { soldAt: price, comingAt: comingPrice };
  const compared = comparedTexts({
    ...{ revenue, counted, isAgreed, buyBack, contractEndsOn, vatRegime, limitsIn, sale },
  });
  const prices = pricesText(counted, { vatRegime, isExample, isAgreed, isAnywhere });
  return (
    <Card bg="sun.0" bd="1px solid sun.2" role="status">
      {isExample && <Text fw={600}>{t("Au prix du projet, par exemple")}</Text>}
      <Text className="numbers">{plantText(plant, revenue)}</Text>
      <Headline
        loss={lossText({ ...revenue, buyBack })}
        earns={isAnywhere ? earnsAnywhereText(revenue) : earnsText(revenue)}
      />
      {elsewhere && (
        <Text className="numbers" size="sm">
          {elsewhere}
        </Text>
      )}
      <Text className="numbers" fw={600}>
        {againstText({ ...revenue, isTariffUnknown })}
      </Text>
      {[...compared.said, ...(prices ? [prices] : []), countedText(revenue)].map((text) => (
        <Text key={text} size="sm" mt="xs">
          <Unbroken text={text} />
        </Text>
      ))}
      <Text component="details" size="sm" mt="xs">
        <summary>{t("Sur quoi repose ce calcul\u202f?")}</summary>
        {[...compared.asked, ...madeOfWith(refusable, { ...revenue, ...counted })].map((text) => (
          <Text key={text} span size="sm" display="block" className="numbers">
            <Unbroken text={text} />
          </Text>
        ))}
        <Unbroken text={buyBack ? sharesText(revenue) : restsOn(revenue, vatRegime, mayHaveContract)} />
        {restsBesides && ` ${restsBesides}`}
      </Text>
    </Card>
  );
}
