import type { EstimateFigures } from "@mec/energy";
import { IconPigMoney } from "@tabler/icons-react";
import { SavingCases } from "../../../parts/project/answer/saving-cases.tsx";
import { type Start, tellsLoss } from "../../../parts/project/answer/saving-words.ts";
import { Line, type Tone } from "./answer-line.tsx";

interface Props {
  figures: EstimateFigures;
  start: Start;
}

const toneOf = (figures: EstimateFigures, start: Start): Tone =>
  figures.saves && !tellsLoss(figures, start) ? "yes" : "loss";

/** What a project would bring the visitor each year. */
export function SavingLine({ figures, start }: Props) {
  return (
    <Line tone={toneOf(figures, start)} icon={<IconPigMoney size={18} aria-hidden />}>
      <SavingCases figures={figures} start={start} />
    </Line>
  );
}
