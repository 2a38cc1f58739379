const minuteMs = 60_000;
/** 2025 in France. */
export const yearStart = new Date("2024-12-31T23:00:00Z");
const yearMinutes = 365 * 1440;

/** A year of a home's watts: a base, meals and evenings, the noise of its appliances; different for each seed. */
export function householdWatts(stepMinutes: number, seed: number): Uint32Array {
  let state = seed * 2_654_435_761 + 12_345;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return Uint32Array.from({ length: yearMinutes / stepMinutes }, (_, step) => {
    const hour = ((step * stepMinutes) / 60) % 24;
    const busy = hour > 18 && hour < 23 ? 900 : hour > 7 && hour < 9 ? 500 : 150;
    const appliance = random() < 0.05 ? 1800 * random() : 0;
    return Math.round(220 + busy * random() + appliance);
  });
}

/** The same as the file that a customer downloads from Enedis. */
export function enedisYear(prm: string, stepMinutes: number, seed: number): string {
  const lines = [...householdWatts(stepMinutes, seed)].map((watts, step) => {
    const end = new Date(yearStart.getTime() + (step + 1) * stepMinutes * minuteMs);
    return `${end.toISOString().slice(0, 19)}+00:00;${watts}`;
  });
  return [
    "Identifiant PRM;Type de donnees;Date de debut;Date de fin;Grandeur physique;Grandeur metier;Etape metier;Unite;Pas en minutes",
    `${prm};Courbe de charge;01/01/2025;31/12/2025;Energie active;Consommation;Comptage Brut;W;`,
    "Horodate;Valeur",
    ...lines,
  ].join("\n");
}
