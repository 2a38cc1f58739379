import { Alert, Box, List, SimpleGrid, Stack, Text } from "@mantine/core";
import { duesBesideSum } from "@mec/domain/overview";
import { startInLaterYear, startToCome } from "@mec/domain/project";
import { dayInParis, pricesReadAs, type VatRegime } from "@mec/domain/shared";
import { exemptionCases } from "@mec/domain/study";
import { type Estimate, exemptionSureUntil, supposedNetworkText } from "@mec/energy";
import { IconPigMoney, IconScale } from "@tabler/icons-react";
import type { RefObject } from "react";
import { SavingCases, SavingReminder } from "../../../parts/project/answer/saving-cases.tsx";
import { isUnexempted, type Start, verdictOn } from "../../../parts/project/answer/saving-words.ts";
import { billMoveText } from "../../../parts/study/bill-words.ts";
import { firstYearText } from "../../../parts/study/net-sentence.ts";
import { casesOf } from "../../../parts/study/other-case.ts";
import { Said } from "../../../parts/study/said.tsx";
import { SumLines } from "../../../parts/study/sum-lines.tsx";
import { figuresOf, whyNot } from "../../../parts/study/sum-words.ts";
import { TariffsChecked } from "../../../parts/study/tariffs-checked.tsx";
import { t } from "../../../platform/i18n.ts";
import { pricesAs, usePrices } from "../../../platform/profile-type.ts";
import { ChartFigure, chartKwh } from "../../../ui/charts/index.ts";
import { SeeMore } from "../../../ui/layout/see-more.tsx";
import { DayChart } from "../charts/index.ts";
import classes from "./estimate.module.css";
import { byPriceText, manySellersText, spreadText } from "./price-words.ts";
import { untilLeavingSentence } from "./until-leaving.ts";

type Day = Estimate["typicalDays"][number];

const dayTitles = {
  summer: { weekday: "Un jour de semaine en juin", saturday: "Un samedi de juin" },
  winter: { weekday: "Un jour de semaine en janvier", saturday: "Un samedi de janvier" },
} as const;

/** Which home the pictures are of, where its heating was told: `true` of one that heats with electricity. */
const titleOf = ({ season, usualDay }: Day, electricHeating: boolean | null): string => {
  const title = t(dayTitles[season][usualDay]);
  if (electricHeating === null) return title;
  return electricHeating
    ? t("{{title}}, profil type, chauffage électrique", { title })
    : t("{{title}}, profil type, sans chauffage électrique", { title });
};

function TypicalDay({
  day,
  electricHeating,
  most,
}: Pick<Props, "electricHeating"> & { day: Day; most: number }) {
  const { hours } = day;
  const points = hours.map(({ consumptionKwh, sharedKwh }, hour) => ({
    label: t("{{hour}} h", { hour }),
    sharedKwh,
    gridKwh: Math.max(0, consumptionKwh - sharedKwh),
  }));
  return (
    <ChartFigure
      title={titleOf(day, electricHeating)}
      summary={t("Votre consommation heure par heure, et sa part locale.")}
      heads={[t("Heure"), t("Consommation"), t("Énergie locale")]}
      rows={points.map(({ label, sharedKwh, gridKwh }) => [
        label,
        chartKwh(sharedKwh + gridKwh),
        chartKwh(sharedKwh),
      ])}
    >
      <DayChart points={points} most={most} />
    </ChartFigure>
  );
}

interface Props {
  estimate: Estimate;
  /** Whether the home heats with electricity; null where nobody told it, and for a business. */
  electricHeating: boolean | null;
  /** The project's. */
  start: Start;
  /** Which plants that the sum counts do not run yet; null where all do. */
  plannedText: string | null;
  isUpdating: boolean;
  /** Whether the fields are open: the sum above them is told then. */
  isOpen?: boolean;
  /** Whether the page's head tells the sum in full. */
  isToldAbove: boolean;
  /** The seller's, with which prices are told. */
  vatRegime: VatRegime;
  /** What the terms of sale say of the years to come; null where they say nothing. */
  terms: string | null;
  /** What holds the verdict. */
  result: RefObject<HTMLDivElement | null>;
}

/** What the sum is made of, one tap away. */
const endedOf = ({ withoutExemptionEur: left, exemptionEur: taken }: Estimate) =>
  left && taken && { left, taken };

function Calculation({
  estimate,
  notes,
  hasTwoCases,
}: {
  estimate: Estimate;
  notes: readonly (string | null)[];
  hasTwoCases: boolean;
}) {
  return (
    <Box mt="sm">
      <SeeMore label={t("Voir le calcul")}>
        <dl className={classes.figures}>
          {figuresOf(estimate).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="numbers">{value}</dd>
            </div>
          ))}
        </dl>
        <SumLines sum={estimate} ended={hasTwoCases ? endedOf(estimate) : null} />
        {notes.map(
          (note) =>
            note && (
              <Text key={note} size="sm" mt="sm" className="numbers">
                <Said text={note} />
              </Text>
            ),
        )}
        <Box mt="sm">
          <TariffsChecked isOfConsumer />
        </Box>
      </SeeMore>
    </Box>
  );
}

/** What makes the range: its cases, one a line. */
function Spread({ spread: { text, cases } }: { spread: NonNullable<ReturnType<typeof spreadText>> }) {
  return (
    <>
      <Text mb={cases.length > 0 ? 4 : "xs"}>{text}</Text>
      {cases.length > 0 && (
        <List mb="xs" className="numbers">
          {cases.map((one) => (
            <List.Item key={one}>{one}</List.Item>
          ))}
        </List>
      )}
    </>
  );
}

type VerdictProps = Pick<Props, "estimate" | "start" | "plannedText" | "vatRegime" | "terms" | "isToldAbove">;

/** The sum: its numbers once more where the page's head told it in full, which it does not of an address that could not join. */
function Headline({ estimate, start, isToldAbove }: VerdictProps) {
  if (!estimate.saves) return <SavingCases figures={estimate} start={start} isWhole />;
  const Sum = isToldAbove ? SavingReminder : SavingCases;
  return <Sum figures={estimate} start={start} />;
}

const colors = { good: "green", mixed: "gray", bad: "sun" } as const;

function Verdict(props: VerdictProps) {
  const { estimate, start, vatRegime, terms, plannedText } = props;
  const { profileType } = usePrices();
  const readAs = pricesReadAs(profileType, estimate.isVatCounted ? false : null);
  const { format } = pricesAs(readAs);
  const reason = whyNot(estimate);
  const color = colors[verdictOn(estimate, start).tone];
  const today = dayInParis(new Date());
  const isLate = isUnexempted(start, today);
  const before = duesBesideSum(estimate, { today, startsIn: startInLaterYear(start, today) });
  const { caution } = casesOf(estimate, isLate, startToCome(start, today));
  const hasTwoCases = exemptionCases(estimate, isLate, exemptionSureUntil()) !== null;
  const toldPrice = (price: number) => format(price, vatRegime);
  const sellers = manySellersText(estimate, readAs, vatRegime);
  const spread = spreadText(estimate, toldPrice, isLate);
  // Said once: above, where it is what makes the range.
  const byPrice = spread ? null : byPriceText(estimate, toldPrice, isLate);
  return (
    <Alert
      color={color}
      icon={estimate.saves ? <IconPigMoney aria-hidden /> : <IconScale aria-hidden />}
      title={
        <h3 tabIndex={-1} className={`${classes.verdict} numbers`}>
          <Headline {...props} />
        </h3>
      }
      classNames={{ icon: classes.icon ?? "" }}
    >
      <Text mb="xs" className="numbers">
        {billMoveText(estimate, isLate)}
      </Text>
      {before && <Text mb="xs">{before}</Text>}
      {spread && <Spread spread={spread} />}
      {[
        spread ? null : sellers,
        firstYearText(estimate),
        // The head of the page says until when the exemption is sure.
        hasTwoCases ? null : caution,
        estimate.isNetworkSupposed && supposedNetworkText,
        start.barredText,
        plannedText,
        start.unsignedText,
        untilLeavingSentence(start.leavingText),
      ].map(
        (said) =>
          said && (
            <Text key={said} mb="xs" className="numbers">
              <Said text={said} />
            </Text>
          ),
      )}
      {reason && <Text size="sm">{reason}</Text>}
      {terms && <Text className="numbers">{terms}</Text>}
      <Calculation
        {...{ estimate, hasTwoCases }}
        notes={[byPrice, spread && sellers, hasTwoCases ? caution : null]}
      />
    </Alert>
  );
}

/** The verdict in words, its energy, what its sum is made of, charts of two days, and what the estimate rests on. */
export function EstimateResult(props: Props) {
  const { estimate, electricHeating, isUpdating, result, isOpen } = props;
  const hours = estimate.typicalDays.flatMap((day) => day.hours);
  const most = Math.max(...hours.flatMap(({ consumptionKwh, sharedKwh }) => [consumptionKwh, sharedKwh]));
  return (
    <Stack gap="lg" className={isUpdating ? classes.updating : undefined} aria-busy={isUpdating}>
      <div ref={result} aria-live={isOpen ? "off" : "polite"} className={classes.result}>
        <Verdict {...props} />
      </div>
      <SeeMore label={t("Voir deux jours types")}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          {estimate.typicalDays.map((day) => (
            <TypicalDay key={day.season} day={day} electricHeating={electricHeating} most={most} />
          ))}
        </SimpleGrid>
        <details className={classes.assumptions}>
          <summary className={classes.summary}>{t("Sur quoi repose cette estimation\u202f?")}</summary>
          <List size="sm" mt="sm" spacing={6} className="prose">
            {estimate.assumptions.map((assumption) => (
              <List.Item key={assumption}>{assumption}</List.Item>
            ))}
          </List>
        </details>
      </SeeMore>
    </Stack>
  );
}
