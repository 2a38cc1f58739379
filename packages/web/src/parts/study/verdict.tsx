import { gainVerdict, gainVerdictLabels, type JudgedSum, verdictTones } from "@mec/domain/study";
import { t } from "../../platform/i18n.ts";
import classes from "./verdict.module.css";

interface Props {
  sum: JudgedSum;
  /** Whether both cases of the exemption are told. */
  isUnexempted: boolean;
}

/** What a sum comes to, in one line before its figures; what stands around it takes its tone from the mark (`data-verdict`). */
export function Verdict({ sum, isUnexempted }: Props) {
  const verdict = gainVerdict(sum, isUnexempted);
  return (
    <strong className={classes.verdict} data-verdict={verdictTones[verdict]}>
      {t(gainVerdictLabels[verdict])}
    </strong>
  );
}
