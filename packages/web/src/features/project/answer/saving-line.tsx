import type { EstimateFigures } from "@mec/energy";
import { IconPigMoney } from "@tabler/icons-react";
import { type Start, savingText, tellsLoss } from "../../../parts/project/answer/saving-words.ts";
import { t } from "../../../platform/i18n.ts";
import text from "../../../ui/plain/text.module.css";
import { Line, type Tone } from "./answer-line.tsx";
import classes from "./answer-lines.module.css";

interface Props {
  /** Undefined while the visitor has not said what he uses. */
  figures: EstimateFigures | undefined;
  start: Start;
}

function toneOf(figures: EstimateFigures | undefined, start: Start): Tone {
  if (!figures) return "no";
  return figures.saves && !tellsLoss(figures, start) ? "yes" : "loss";
}

/** What a project would bring the visitor each year; the way to the question that it depends on until he answers it. */
export function SavingLine({ figures, start }: Props) {
  return (
    <Line tone={toneOf(figures, start)} icon={<IconPigMoney size={18} aria-hidden />}>
      {figures ? (
        <span className={`${classes.money} numbers`}>{savingText(figures, start)}</span>
      ) : (
        <a href="#fiche" className={`${text.link} ${classes.ask}`}>
          {t("Combien pour vous\u202f? Dites ce que vous consommez")}
        </a>
      )}
    </Line>
  );
}
