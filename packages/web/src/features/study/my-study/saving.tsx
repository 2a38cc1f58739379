import { Text, VisuallyHidden } from "@mantine/core";
import type { Study } from "@mec/api/study";
import { formatWholeEuro } from "@mec/domain/shared";
import { paidEachYear, participantCostLabels } from "@mec/domain/study";
import { t } from "../../../platform/i18n.ts";
import styles from "./study.module.css";

type Sum = Pick<
  Study["participants"][number],
  "energyEur" | "participationEur" | "membershipEur" | "subscriptionEur" | "entranceEur" | "networkOptionEur"
>;

/** The energy, less each cost besides it. */
function linesOf(row: Sum): string[] {
  const { energyEur, entranceEur, networkOptionEur } = row;
  const lines = [
    t("énergie {{amount}}", { amount: formatWholeEuro(energyEur) }),
    ...paidEachYear(row).map(
      ({ cost, eur }) => `${t(participantCostLabels[cost]).toLowerCase()} ${formatWholeEuro(-eur)}`,
    ),
  ];
  if (row.membershipEur === null) lines.push(t("cotisation pas encore fixée"));
  if (networkOptionEur !== null)
    lines.push(
      t("avec l’option de réseau, {{amount}} en plus", { amount: formatWholeEuro(networkOptionEur) }),
    );
  if (entranceEur > 0)
    lines.push(t("la première année, droit d’entrée {{amount}}", { amount: formatWholeEuro(-entranceEur) }));
  return lines;
}

/** What is left to a participant in a year, and its details once asked. */
export function Saving({ participant }: Props) {
  return (
    <>
      <Text fw={600}>{formatWholeEuro(participant.savingEur)}</Text>
      <details className={styles.details}>
        <summary>
          {t("Détail")} <VisuallyHidden>{t("pour {{name}}", { name: participant.name })}</VisuallyHidden>
        </summary>
        {linesOf(participant).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </details>
    </>
  );
}

interface Props {
  participant: Sum & { name: string; savingEur: number };
}
