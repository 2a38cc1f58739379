import type { EstimateFigures } from "@mec/energy";
import { IconPigMoney } from "@tabler/icons-react";
import { type Start, tellsLoss, toldSaving } from "../../../parts/project/answer/saving-words.ts";
import { t } from "../../../platform/i18n.ts";
import { Line, type Tone } from "./answer-line.tsx";
import classes from "./answer-lines.module.css";

interface Props {
  figures: EstimateFigures;
  start: Start;
}

const toneOf = (figures: EstimateFigures, start: Start): Tone =>
  figures.saves && !tellsLoss(figures, start) ? "yes" : "loss";

/**
 * What a project would bring the visitor each year: one sum in bold; what it is read with is lighter, and the exemption's
 * case has a line of its own.
 */
export function SavingLine({ figures, start }: Props) {
  const { sum, fee, other } = toldSaving(figures, start);
  return (
    <Line tone={toneOf(figures, start)} icon={<IconPigMoney size={18} aria-hidden />}>
      <span className="numbers">
        <strong className={classes.money}>{sum}</strong>
        {fee && `, ${fee}`} {other && <span className={classes.other}>{t("ou {{other}}", { other })}</span>}
      </span>
    </Line>
  );
}
