import { dayInParis } from "@mec/domain/shared";
import type { EstimateFigures } from "@mec/energy";
import { Cases } from "../../study/cases.tsx";
import { Verdict } from "../../study/verdict.tsx";
import { isUnexempted, remindedCases, type Start, toldSaving } from "./saving-words.ts";

interface Props {
  figures: EstimateFigures;
  start: Start;
  /** Whether a sum that saves nothing is told too, where one decides. */
  isWhole?: boolean;
  isExplained?: boolean;
}

/** What a project would bring, in a word: where its figures stand elsewhere. */
export const SavingVerdict = ({ figures, start }: Pick<Props, "figures" | "start">) => (
  <Verdict sum={figures} isUnexempted={isUnexempted(start, dayInParis(new Date()))} />
);

/** What a project would bring in a year, the same in lists, on its page and in applications: the verdict, then its figures. */
export function SavingCases({ figures, start, isWhole = false, isExplained = false }: Props) {
  const { cases, counted } = toldSaving(figures, start, { isWhole });
  return (
    <span className="numbers">
      <SavingVerdict figures={figures} start={start} />
      <Cases cases={cases} isExplained={isExplained} />
      {counted && <span> {counted}</span>}
    </span>
  );
}

/** The same in its numbers alone, where the page told it in full above. */
export function SavingReminder({ figures, start, isWhole = false }: Omit<Props, "isExplained">) {
  const cases = remindedCases(figures, start);
  return cases ? (
    <span className="numbers">
      <SavingVerdict figures={figures} start={start} />
      <Cases cases={cases} />
    </span>
  ) : (
    <SavingCases figures={figures} start={start} isWhole={isWhole} />
  );
}
