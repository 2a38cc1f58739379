import { Card, Progress, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { haveTwoTaxes, type Study } from "@mec/api/study";
import { conjunction, formatKwh, formatKwhBeside, formatPercent, formatWholeEuro } from "@mec/domain/shared";
import {
  endedName,
  exemptedName,
  type NamedSum,
  revenueAsRead,
  totalAsRead,
  wholeEuros,
} from "@mec/domain/study";
import { exemptionSureUntil } from "@mec/energy";
import { Said } from "../../../parts/study/said.tsx";
import { t } from "../../../platform/i18n.ts";
import styles from "./study.module.css";

interface FigureProps {
  /** One, or each of its cases by its name, in one weight. */
  value: string | readonly NamedSum[];
  label: string;
  explanation: string;
}

const Value = ({ value }: { value: string }) => (
  <Text fz={28} fw={650} className="numbers" lh={1.2}>
    {value}
  </Text>
);

function Figure({ value, label, explanation }: FigureProps) {
  return (
    <Card padding="md">
      {typeof value === "string" ? (
        <div className={styles.figure}>
          <Value value={value} />
          <Text fw={550}>{label}</Text>
        </div>
      ) : (
        <>
          {value.map(([name, sum]) => (
            <div key={name} className={styles.figure}>
              <Value value={sum} />
              <Text size="sm">
                <Said text={name} />
              </Text>
            </div>
          ))}
          <Text fw={550}>{label}</Text>
        </>
      )}
      <Text size="sm" c="dimmed">
        {explanation}
      </Text>
    </Card>
  );
}

/** What becomes of the production: shared between neighbours, or surplus. */
function ProductionGauge({ totals }: { totals: Study["totals"] }) {
  const shared = totals.productionKwh > 0 ? totals.selfConsumptionRate * 100 : 0;
  return (
    <Stack gap={6}>
      <Progress.Root size={20} radius={10} aria-hidden>
        <Progress.Section value={shared} color="sun.4" />
      </Progress.Root>
      <Text size="sm">
        {t(
          "Sur {{production}} produits en un an, {{shared}} sont partagés et {{surplus}} restent en surplus.",
          {
            production: formatKwh(totals.productionKwh),
            shared: formatKwhBeside(totals.sharedKwh, totals.productionKwh),
            surplus: formatKwhBeside(totals.surplusKwh, totals.productionKwh),
          },
        )}
      </Text>
    </Stack>
  );
}

interface Saved extends Pick<Study, "withoutExemptionEur"> {
  readonly participants: readonly Pick<Study["participants"][number], "savingEur">[];
}

/** What all save, as their rows add up: in both its cases where the first year of who joins may lie after the announced end of the exemption. */
export function savedIn(
  { participants, withoutExemptionEur = null }: Saved,
  isUnexempted: boolean,
): FigureProps["value"] {
  const saving = totalAsRead(participants.map(({ savingEur }) => savingEur));
  const told = formatWholeEuro(saving);
  if (!isUnexempted || withoutExemptionEur === null || saving <= 0) return told;
  return [
    [endedName, formatWholeEuro(withoutExemptionEur)],
    [exemptedName(exemptionSureUntil()), told],
  ];
}

/** What the plants bring, as its parts are read below; without a price of the surplus, as far as it is known. */
export const producedIn = ({ revenue, totals }: Pick<Study, "revenue" | "totals">): number =>
  revenue.surplusSaleEur === null
    ? totals.producerRevenueEur
    : revenueAsRead(revenue.localSaleEur, revenue.surplusSaleEur);

/** What the headline counts: payments of bodies to themselves are off it, and no cost to them. */
export function savedByText({
  participants,
  ownBodies = [],
}: Pick<Study, "participants" | "ownBodies">): string {
  const paid = ownBodies.reduce((sum, one) => sum + one.paidToItselfEur + one.vatOnItEur, 0);
  const told = haveTwoTaxes(participants)
    ? t("Par tous les participants ensemble, les entreprises comptées avec TVA.")
    : t("Par tous les participants ensemble.");
  if (wholeEuros(paid) <= 0) return told;
  const whose = {
    told,
    paid: formatWholeEuro(paid),
    who: conjunction(ownBodies.map(({ name }) => t("«\u00a0{{name}}\u00a0»", { name }))),
  };
  return ownBodies.length === 1
    ? t(
        "{{told}} {{who}} se paie {{paid}} à soi-même, déduits ici\u00a0: ses lieux économisent autant de plus.",
        whose,
      )
    : t(
        "{{told}} {{who}} se paient {{paid}} à eux-mêmes, déduits ici\u00a0: leurs lieux économisent autant de plus.",
        whose,
      );
}

interface Props {
  study: Study;
  isUnexempted: boolean;
}

/** The study in four figures and a gauge. */
export function Totals({ study, isUnexempted }: Props) {
  const { totals } = study;
  return (
    <Stack gap="md">
      <Title order={3} size="h4">
        {t("En un an")}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing={{ base: "xs", sm: "md" }}>
        <Figure
          value={formatPercent(totals.selfConsumptionRate)}
          label={t("d’autoconsommation")}
          explanation={t(
            "La part de la production que les participants consomment aux heures où elle est produite.",
          )}
        />
        <Figure
          value={formatPercent(totals.selfProductionRate)}
          label={t("d’autoproduction")}
          explanation={t("La part de leur consommation qui est locale.")}
        />
        <Figure
          value={savedIn(study, isUnexempted)}
          label={t("économisés, TTC")}
          explanation={savedByText(study)}
        />
        <Figure
          value={formatWholeEuro(producedIn(study))}
          label={t("pour la production, HT")}
          explanation={t("Vente locale et surplus.")}
        />
      </SimpleGrid>
      <ProductionGauge totals={totals} />
    </Stack>
  );
}
