import { Alert, Text } from "@mantine/core";
import { exemptionCases, type SumOfCases } from "@mec/domain/study";
import { exemptionSureUntil } from "@mec/energy";
import { Cases } from "./cases.tsx";
import classes from "./net.module.css";
import { netParts } from "./net-sentence.ts";
import { capital, casesOfYear } from "./net-words.ts";

interface Props {
  sum: Parameters<typeof netParts>[0] & SumOfCases & { readonly verdict: string };
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
      <p className={`${classes.net} numbers`}>
        {net.whose} {cases ? <Cases cases={casesOfYear(cases)} isExplained /> : <strong>{net.gain}</strong>}{" "}
        {cases ? capital(net.countedOfCases) : net.counted}.
      </p>
    );
  }
  return (
    <Alert color="sun" {...(whyNot === undefined ? {} : { title: sum.verdict })}>
      <Text size="sm">{whyNot === undefined ? sum.verdict : whyNot}</Text>
    </Alert>
  );
}
