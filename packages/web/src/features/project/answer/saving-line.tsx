import type { EstimateFigures } from "@mec/energy";
import { IconPigMoney } from "@tabler/icons-react";
import { type Start, savingText } from "../../../parts/project/answer/saving-words.ts";
import { Line } from "./answer-line.tsx";
import classes from "./answer-lines.module.css";

/** What a project would bring the visitor each year. */
export function SavingLine({ figures, start }: { figures: EstimateFigures; start: Start }) {
  return (
    <Line tone={figures.saves ? "yes" : "no"} icon={<IconPigMoney size={18} aria-hidden />}>
      <span className={`${classes.money} numbers`}>{savingText(figures, start)}</span>
    </Line>
  );
}
