import type { EstimateFigures } from "@mec/energy";
import { IconFileText, IconPigMoney } from "@tabler/icons-react";
import { SavingCases } from "../../../parts/project/answer/saving-cases.tsx";
import { type Start, verdictOn } from "../../../parts/project/answer/saving-words.ts";
import { t } from "../../../platform/i18n.ts";
import { Line, type Tone } from "./answer-line.tsx";
import { contractsText } from "./contracts-text.ts";

interface Props {
  /** Undefined where no sum is told before the business's own price is. */
  figures: EstimateFigures | undefined;
  start: Start;
  /** Words whose room its sum takes at least. */
  room?: string | undefined;
}

const toneOf = (figures: EstimateFigures, start: Start): Tone =>
  verdictOn(figures, start).tone === "good" ? "yes" : "loss";

function Saving({ figures, start, room }: Props) {
  if (!figures) {
    return (
      <Line tone="warn" icon={<IconPigMoney size={18} aria-hidden />}>
        {t("Votre somme dépend de votre prix du kWh : dites-le")}
      </Line>
    );
  }
  return (
    <Line tone={toneOf(figures, start)} icon={<IconPigMoney size={18} aria-hidden />} room={room}>
      <SavingCases figures={figures} start={start} />
    </Line>
  );
}

/** What a project would bring the visitor each year, or what to say so that it can be told; to a business, what contracts come with it. */
export function SavingLine({ figures, start, room }: Props) {
  const contracts = contractsText(figures, start);
  return (
    <>
      <Saving figures={figures} start={start} room={room} />
      {contracts && (
        <Line tone="yes" icon={<IconFileText size={18} aria-hidden />}>
          {contracts}
        </Line>
      )}
    </>
  );
}
