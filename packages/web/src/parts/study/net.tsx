import { Alert, Text } from "@mantine/core";
import { exemptionCases, type JudgedSum, type SumOfCases } from "@mec/domain/study";
import { exemptionSureUntil } from "@mec/energy";
import { t } from "../../platform/i18n.ts";
import { Cases } from "./cases.tsx";
import classes from "./net.module.css";
import { netParts, ofFirstYear } from "./net-sentence.ts";
import { capital, casesOfYear, feeText, ownGain } from "./net-words.ts";
import { Verdict } from "./verdict.tsx";

interface Props {
  sum: Parameters<typeof netParts>[0] & SumOfCases & JudgedSum;
  /** Whether both cases of the exemption are told, alike. */
  isUnexempted: boolean;
  /** Why nothing is saved; without it, only that nothing is. */
  whyNot?: string | null;
}

/** What a price brings in a year, to be read first; a price that costs money is announced as a loss. */
export function Net({ sum, isUnexempted, whyNot }: Props) {
  const net = netParts(sum);
  const cases = exemptionCases(sum, isUnexempted, exemptionSureUntil());
  if (net) {
    return (
      <div className={`${classes.net} numbers`}>
        <Verdict sum={sum} isUnexempted={isUnexempted} />
        <p>
          {net.whose} {cases ? <Cases cases={casesOfYear(cases)} isExplained /> : <strong>{net.gain}</strong>}{" "}
          {cases ? capital(net.countedOfCases) : net.counted}.
        </p>
      </div>
    );
  }
  return (
    <Alert color="sun" title={<Verdict sum={sum} isUnexempted={isUnexempted} />}>
      <Text size="sm" className="numbers">
        {t("{{gain}} par an, {{fee}}.", {
          gain: capital(ownGain(sum)),
          fee: ofFirstYear(feeText(sum.membershipEur), sum.isIndexed),
        })}{" "}
        {whyNot}
      </Text>
    </Alert>
  );
}
