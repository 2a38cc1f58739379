import { Anchor, Button, Group, Stack, Text, Title } from "@mantine/core";
import { pages } from "@mec/api";
import { endingCostText, productionPowerText, quoteText } from "@mec/domain/point";
import { dayInParis } from "@mec/domain/shared";
import { supposedPrices } from "@mec/domain/study";
import { betterPower, largestPricedPower } from "@mec/energy";
import { type MouseEvent, useEffect } from "react";
import { Link } from "react-router";
import {
  emptyProductionForm,
  type ProductionForm,
  withPower,
} from "../../../parts/point/publishing/production-form.ts";
import {
  countsOwnUse,
  formOfRoof,
  type RoofForm,
  type RoofKind,
  type SoldToday,
  sellingOf,
} from "../../../parts/point/publishing/roof.ts";
import { endingContractText, ownContractText } from "../../../parts/point/revenue/contract-words.ts";
import type { PlantAnswers } from "../../../parts/point/revenue/plant.ts";
import { quotePaidText } from "../../../parts/point/revenue/quote-payback.ts";
import {
  betterPowerText,
  casesText,
  publishedSaleText,
  roundedKwh,
  withoutExemptionText,
} from "../../../parts/point/revenue/revenue-words.ts";
import { useRevenue } from "../../../parts/point/revenue/use-revenue.ts";
import { exploreNear } from "../../../parts/project/explore-near.ts";
import { Said } from "../../../parts/study/said.tsx";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";
import { RevenueCard } from "../revenue-card.tsx";
import { QuoteField, quoteFieldId } from "./quote-field.tsx";
import classes from "./roof.module.css";
import { TwoSizes } from "./two-sizes.tsx";
import { sizeTexts } from "./two-sizes-words.ts";
import { useShownOnceAsked } from "./use-shown-once-asked.ts";

interface Props {
  roof: RoofForm;
  /** Whether an estimate of this very roof was asked for: what is typed on is another's. */
  isAsked: boolean;
  /** How many times one was. */
  asked: number;
  /** Keeps the roof with this of its figures. */
  keep: (figures: Partial<Pick<RoofForm, "annualProduction" | "quote">>) => void;
  /** Describes a roof of this power instead, and asks for its estimate. */
  onPower: (powerKw: number) => void;
}

/** What the figures suppose of the roof, beside how they are made. */
const supposedText = (kind: RoofKind): string =>
  kind === "bare"
    ? t("Les prix sont une fourchette courante, et le toit est supposé bien orienté et sans ombre.")
    : t("Les prix sont une fourchette courante, et les panneaux sont supposés bien orientés et sans ombre.");

/** That more is counted than is sold, where nobody knows how much that is; null elsewhere. */
const ownUseText = (roof: RoofForm): string | null =>
  countsOwnUse(roof)
    ? t(
        "Toute la production est comptée, avec ce que vous consommez vous-même\u00a0: la somme est un maximum.",
      )
    : null;

/** What the contract means that he told of, with the law's word on what ending one may cost; null where none runs. */
function contractCaution({ contract, endsOn }: RoofForm): string | null {
  if (contract === "none") return null;
  if (contract === "ended") return endingContractText(endsOn, dayInParis(new Date()));
  const told = ownContractText(contract);
  if (contract === "older")
    return `${told} ${t(endingCostText)} ${t("(code de l’énergie, article R.\u00a0314-9)")}`;
  return told ?? t("Un contrat d’achat en cours peut vous lier\u00a0: vérifiez ses conditions.");
}

/** What the figures leave out, and may change the decision, as long as it was not told. */
function Caution({ roof, isPaid }: { roof: RoofForm; isPaid: boolean }) {
  if (roof.kind === "panels") {
    const caution = contractCaution(roof);
    if (caution === null) return null;
    return (
      <Text size="sm">
        <Unbroken text={caution} />{" "}
        <Anchor
          component={Link}
          to={pages.article.to({ slug: "et-si-j-ai-deja-des-panneaux" })}
          target="_blank"
          size="sm"
        >
          {t("Quels contrats se cumulent avec le partage (nouvel onglet)")}
        </Anchor>
      </Text>
    );
  }
  if (isPaid) return null;
  return <Text size="sm">{t("Le coût des panneaux n’est pas compté\u00a0: demandez plusieurs devis.")}</Text>;
}

interface WaysProps {
  address: Parameters<typeof exploreNear>[0];
  /** A quote that cannot be read would be left behind without a word: its field is led to instead. */
  isQuoteWrong: boolean;
}

function Ways({ address, isQuoteWrong }: WaysProps) {
  const onClick = (event: MouseEvent) => {
    if (!isQuoteWrong) return;
    event.preventDefault();
    document.getElementById(quoteFieldId)?.focus();
  };
  return (
    <Group>
      <Button component={Link} to={exploreNear(address)} onClick={onClick}>
        {t("Trouver un projet près de ce toit")}
      </Button>
      <Button
        component={Link}
        variant="default"
        to={pages.producerStep.to({ step: "typology" })}
        onClick={onClick}
      >
        {t("Créer mon projet")}
      </Button>
    </Group>
  );
}

/** What a plant would bring where no project is chosen, at a usual price. */
const useAnywhere = (plant: PlantAnswers, sold: Partial<SoldToday> = {}) =>
  useRevenue({ plant, projectId: null, price: supposedPrices, ...sold });

/** The same roof with no more power than has a published price; no plant where it has no more. */
function keptUnder(plant: ProductionForm, isBare: boolean): ProductionForm {
  const isOver =
    isBare && Number(productionPowerText.safeParse(plant.productionPower).data ?? 0) > largestPricedPower;
  return isOver ? withPower(plant, String(largestPricedPower)) : emptyProductionForm;
}

/** What the roof would bring, and its part that keeps a tariff; undefined until all that is shown is computed. */
function useSums(roof: RoofForm, isAsked: boolean) {
  const plant = isAsked ? formOfRoof({ ...roof, annualProduction: "" }) : emptyProductionForm;
  const { revenue, asked: input } = useAnywhere(plant, sellingOf(roof));
  const { revenue: kept, asked: keptInput } = useAnywhere(keptUnder(plant, roof.kind === "bare"));
  const isThere = input && revenue && (keptInput === null || kept);
  return isThere ? { input, revenue, kept } : undefined;
}

type Sums = NonNullable<ReturnType<typeof useSums>>;

function Result({ input, revenue, kept, roof, onPower }: Sums & Pick<Props, "onPower" | "roof">) {
  const { kind } = roof;
  const { plant, price, buyBack = null } = input;
  const supposed = supposedText(kind);
  return kept ? (
    <TwoSizes
      asked={input}
      whole={revenue}
      kept={kept}
      restsBesides={`${casesText(revenue)} ${supposed}`}
      onKeep={() => onPower(largestPricedPower)}
    />
  ) : (
    <RevenueCard
      isAnywhere
      sale={[
        ownUseText(roof),
        buyBack ? null : publishedSaleText(revenue, kind === "panels", roof.contract !== "none"),
      ]
        .filter(Boolean)
        .join(" ")}
      restsBesides={supposed}
      {...{ plant, price, revenue, buyBack }}
      contractEndsOn={sellingOf(roof).contractEndsOn}
      mayHaveContract={kind === "panels" && roof.contract !== "none"}
    />
  );
}

/** What the roof would bring, and the two next steps, which begin with what was computed. */
export function RoofAnswer({ roof, isAsked, asked, keep, onPower }: Props) {
  const { profileType } = usePrices();
  const isBare = roof.kind === "bare";
  const sums = useSums(roof, isAsked);
  const computed = sums && roundedKwh(sums.revenue.producedKwh);
  // Whichever way he goes on, a project's page included, the installation begins with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keep` writes what the last reading of the draft lacked
  useEffect(() => {
    if (computed !== undefined) keep({ annualProduction: computed });
  }, [computed]);
  const heading = useShownOnceAsked(asked, sums !== undefined);
  if (!sums || !roof.address) return null;
  const { input, revenue } = sums;
  const unexempted = withoutExemptionText(revenue, { profileType, vatRegime: null });
  const better = isBare && betterPower(input.plant.powerKw, input.day);
  return (
    <Stack gap="lg" mt="xl">
      <section className={classes.result} aria-labelledby="roof-result">
        <Title order={2} size="h3" mb="sm" id="roof-result" ref={heading} tabIndex={-1}>
          {t("Votre estimation")}
        </Title>
        <Result {...sums} roof={roof} onPower={onPower} />
      </section>
      {unexempted && (
        <Text size="sm">
          <Said text={unexempted} />
        </Text>
      )}
      {better && (
        <Text>
          <Unbroken text={betterPowerText(input.plant, revenue, better)} />
        </Text>
      )}
      <Caution roof={roof} isPaid={quotePaidText(roof.quote, revenue) !== null} />
      {isBare && (
        <QuoteField
          profileType={profileType}
          quote={roof.quote}
          onChange={(quote) => keep({ quote })}
          revenue={sums.kept ?? revenue}
          part={sums.kept && sizeTexts(input.plant.powerKw)[1]}
        />
      )}
      <Ways address={roof.address} isQuoteWrong={isBare && !quoteText.safeParse(roof.quote).success} />
    </Stack>
  );
}
