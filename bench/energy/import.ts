import { ByteDecoder, CurveReader } from "../../packages/energy/src/index.ts";
import type { Figure } from "../result.ts";
import { beside, isMain, print } from "./measure.ts";
import { random } from "./study.ts";

const HALF_HOURS = 17_520;
const PIECE = 65_536;

/** A year of half-hours as Enedis gives it: BOM, two header lines, instants in the local offset. */
function yearFile(): Uint8Array {
  const next = random(7);
  const start = Date.UTC(2025, 5, 30, 22);
  const lines = Array.from({ length: HALF_HOURS }, (_, i) => {
    const instant = new Date(start + (i + 1) * 1_800_000 + 7_200_000).toISOString().slice(0, 19);
    return `${instant}+02:00;${Math.floor(next() * 6000)}`;
  });
  const head = [
    "\ufeffIdentifiant PRM;Type de donnees;Grandeur metier;Unite;Pas en minutes",
    "12345678901234;Courbe de charge;Consommation;W;",
    "Horodate;Valeur",
  ];
  return new TextEncoder().encode([...head, ...lines].join("\n"));
}

function importYear(bytes: Uint8Array): void {
  const decoder = new ByteDecoder();
  const reader = new CurveReader("withdrawal");
  for (let from = 0; from < bytes.length; from += PIECE) {
    reader.push(decoder.decode(bytes.subarray(from, from + PIECE)));
  }
  reader.push(decoder.end());
  const { report } = reader.end();
  if (report.points !== HALF_HOURS || report.repaired.length > 0) throw new Error(JSON.stringify(report));
}

export async function run(): Promise<Figure[]> {
  const bytes = yearFile();
  const [value, control] = beside(
    () => importYear(bytes),
    () => new TextDecoder().decode(bytes).split("\n").map(Number),
    15,
  );
  return [
    {
      name: "import of a year of half-hours (17,520 lines)",
      value,
      unit: "ms",
      ratio: { max: 31 },
      control: { name: "decode and split the same bytes", value: control, unit: "ms" },
    },
  ];
}

if (isMain(import.meta.url)) print(await run());
