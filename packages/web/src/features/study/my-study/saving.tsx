import { Text, VisuallyHidden } from "@mantine/core";
import type { Study } from "@mec/api/study";
import { formatWholeEuro } from "@mec/domain/shared";
import { paidEachYear, participantCostLabels, wholeSum } from "@mec/domain/study";
import { ownGain } from "../../../parts/study/net-words.ts";
import { t } from "../../../platform/i18n.ts";
import { withTax } from "../own-saving-text.ts";
import styles from "./study.module.css";

type Sum = Pick<
  Study["participants"][number],
  "savingEur" | "participationEur" | "membershipEur" | "subscriptionEur" | "entranceEur" | "networkOptionEur"
>;

/** A whole amount: that of a business is without VAT, as in the list of participants. */
const toldIn = (isWithoutVat: boolean, saysTax: boolean) => (eur: number) =>
  isWithoutVat || saysTax ? withTax(formatWholeEuro(eur), isWithoutVat) : formatWholeEuro(eur);

/** The energy, less each cost besides it: as they are read, they add up to what is left. */
function linesOf(row: Sum, told: ReturnType<typeof toldIn>): string[] {
  const { savingEur, entranceEur, networkOptionEur } = row;
  const paid = paidEachYear(row);
  const { energy } = wholeSum(
    savingEur,
    paid.map(({ eur }) => eur),
  );
  const lines = [
    t("énergie {{amount}}", { amount: told(energy) }),
    ...paid.map(({ cost, eur }) => `${t(participantCostLabels[cost]).toLowerCase()} ${told(-eur)}`),
  ];
  if (row.membershipEur === null) lines.push(t("cotisation pas encore fixée"));
  if (networkOptionEur !== null)
    lines.push(
      t("avec l’option de réseau, {{amount}} TTC en plus", { amount: formatWholeEuro(networkOptionEur) }),
    );
  if (entranceEur > 0)
    lines.push(t("la première année, droit d’entrée {{amount}}", { amount: told(-entranceEur) }));
  return lines;
}

/** What is left to a participant in a year, and its details once asked. */
export function Saving({ participant, saysTax, isUnexempted }: Props) {
  const { withoutVat } = participant;
  const sum = { ...participant, ...withoutVat };
  const told = toldIn(Boolean(withoutVat), saysTax);
  const taken = participant.exemptionEur ?? 0;
  return (
    <>
      {isUnexempted && taken > 0 ? (
        <Text size="sm" fw={600}>
          {t("sans exonération\u00a0: {{ended}}, avec\u00a0: {{sum}}", {
            ended: told(sum.savingEur - taken),
            sum: told(sum.savingEur),
          })}
        </Text>
      ) : (
        <Text fw={600}>{told(sum.savingEur)}</Text>
      )}
      <details className={styles.details}>
        <summary>
          {t("Détail")} <VisuallyHidden>{t("pour {{name}}", { name: participant.name })}</VisuallyHidden>
        </summary>
        {participant.gain && (
          <div>{t("sur sa page\u00a0: {{amount}}", { amount: ownGain(participant.gain) })}</div>
        )}
        {linesOf(sum, told).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </details>
    </>
  );
}

interface Props {
  participant: Sum & Pick<Study["participants"][number], "name" | "withoutVat" | "gain" | "exemptionEur">;
  /** Whether sums of the other tax stand beside it. */
  saysTax: boolean;
  /** Whether the first year of who joins may lie after the announced end of the excise exemption. */
  isUnexempted: boolean;
}
