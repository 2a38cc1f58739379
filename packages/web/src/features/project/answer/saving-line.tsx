import type { EstimateFigures } from "@mec/energy";
import { IconPigMoney } from "@tabler/icons-react";
import { type Start, savingText, tellsLoss } from "../../../parts/project/answer/saving-words.ts";
import { t } from "../../../platform/i18n.ts";
import text from "../../../ui/plain/text.module.css";
import { Line } from "./answer-line.tsx";
import classes from "./answer-lines.module.css";

interface Props {
  /** Undefined while the visitor has not said what he uses. */
  figures: EstimateFigures | undefined;
  start: Start;
}

/** What a project would bring the visitor each year; the way to the question that it depends on until he answers it. */
export function SavingLine({ figures, start }: Props) {
  const isGain = figures?.saves && !tellsLoss(figures, start);
  return (
    <Line tone={isGain ? "yes" : "no"} icon={<IconPigMoney size={18} aria-hidden />}>
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
