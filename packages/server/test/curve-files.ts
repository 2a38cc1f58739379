const minuteMs = 60_000;

export interface CurveText {
  prm: string;
  /** The start of the first step. */
  start: Date;
  stepMinutes: number;
  /** Watts over each step; a step that is undefined has no line. */
  watts: readonly (number | undefined)[];
  unit: string;
  quantity: string;
}

export const prm = "12345678901234";

/** A curve as a customer downloads it from Enedis: two lines of head, then the end of each step and its watts. */
export function enedisCsv(given: Partial<CurveText> = {}): string {
  const { start, stepMinutes, watts, unit, quantity, ...curve }: CurveText = {
    prm,
    start: new Date("2026-01-05T23:00:00Z"),
    stepMinutes: 30,
    watts: Array.from({ length: 48 }, (_, step) => 100 + step),
    unit: "W",
    quantity: "Consommation",
    ...given,
  };
  const lines = watts.flatMap((value, step) => {
    if (value === undefined) return [];
    const end = new Date(start.getTime() + (step + 1) * stepMinutes * minuteMs);
    return `${end.toISOString().replace(".000Z", "+00:00")};${value}`;
  });
  return [
    "Identifiant PRM;Type de donnees;Date de debut;Date de fin;Grandeur physique;Grandeur metier;Etape metier;Unite;Pas en minutes",
    `${curve.prm};Courbe de charge;05/01/2026;06/01/2026;Energie active;${quantity};Comptage Brut;${unit};`,
    "Horodate;Valeur",
    ...lines,
  ].join("\r\n");
}

/** 100, 101 … 147 W over half-hours: Σ = 48 × 100 + 47 × 48 / 2 = 5,928 W, that is 2,964 Wh. */
export const dayWh = 2964;
