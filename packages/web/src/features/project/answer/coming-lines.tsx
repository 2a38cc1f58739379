import { IconMapPin, IconPigMoney } from "@tabler/icons-react";
import { Line } from "./answer-line.tsx";
import classes from "./answer-lines.module.css";

/** As long as a long sum: its verdict, both of its cases, and what they count. Nobody reads it: only its room counts. */
export const roomOfSum = [
  "Gain possible seulement si l’exonération continue",
  "De 114 à 140 € de perte par an, si l’exonération s’arrêtait",
  "De 10 € de perte à 134 € d’économie seulement si l’exonération de taxe (accise) continue après le 31 décembre 2026",
  "Cotisation pas encore fixée, non comptée.",
].join("\n");

/** Lines that are awaited: what stands below them must not be moved when they come. */
export const ComingSum = () => (
  <Line tone="no" icon={<IconPigMoney size={18} aria-hidden />} room={roomOfSum}>
    <span className={classes.coming} aria-busy="true" />
  </Line>
);

export const ComingVerdict = () => (
  <Line tone="no" icon={<IconMapPin size={18} aria-hidden />}>
    <span className={classes.coming} aria-busy="true">
      {"\u00a0"}
    </span>
  </Line>
);
