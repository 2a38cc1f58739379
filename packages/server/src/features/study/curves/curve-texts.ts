import type { CurveRemark } from "@mec/api/study";
import { conjunction } from "@mec/domain/shared";
import type { Finding, RefusalCode, RepairCode } from "@mec/energy";

const refusals: Record<RefusalCode, string> = {
  unknown_format:
    "Ce fichier n’est pas une courbe de charge d’Enedis ou d’EDF\u00a0: téléchargez la «\u00a0courbe de charge\u00a0» en CSV depuis votre compte Enedis.",
  unreadable_line: "Ligne illisible",
  unreadable_instant: "Date ou heure illisible",
  unreadable_value: "Valeur illisible",
  negative_value: "Valeur négative",
  implausible_value: "Valeur de plus de 100\u00a0MW",
  off_step: "Heure qui n’est pas un multiple de cinq minutes",
  two_meters: "Un deuxième compteur apparaît dans ce fichier\u00a0: envoyez un fichier par compteur",
  wrong_unit: "Aucune valeur n’est en W, kW, Wh ou kWh.",
  wrong_direction:
    "Ce fichier ne contient que des relevés de l’autre sens (injection au lieu de soutirage, ou l’inverse).",
  no_reading: "Ce fichier ne contient aucun relevé.",
  period_too_long: "Les relevés s’étendent sur plus de cinq ans\u00a0: vérifiez les dates.",
  line_too_long: "Ligne beaucoup trop longue",
  too_many_lines: "Ce fichier compte beaucoup trop de lignes pour une courbe de charge",
};

const repairs: Record<RepairCode, string> = {
  unordered: "Lignes remises dans l’ordre",
  duplicate: "Lignes répétées, comptées une fois",
  conflicting_duplicate: "Deux valeurs pour la même heure\u00a0: la dernière est gardée",
  empty_value: "Valeurs vides",
  step_changed: "Le pas de temps change\u00a0: tout est ramené au même pas",
  left_aside: "Relevés de l’autre sens ou d’une autre grandeur, laissés de côté",
  gap_filled: "Trous de deux heures au plus, comblés d’après les relevés voisins",
  gap_left: "Trous de plus de deux heures, laissés vides",
};

const countsSteps = (code: RepairCode | RefusalCode): boolean => code === "gap_filled" || code === "gap_left";

/** "Valeur négative (ligne 12)", "Lignes répétées, comptées une fois (lignes 3, 5 et 8)". */
function messageOf(text: string, { code, lines, count, example }: Finding<RepairCode | RefusalCode>): string {
  const isSentence = text.endsWith(".");
  const named = conjunction(lines.map(String));
  const unnamed = countsSteps(code) ? 0 : count - lines.length;
  const others = unnamed > 0 ? ` et ${unnamed}\u00a0autres` : "";
  const where =
    lines.length === 0
      ? ""
      : ` (${lines.length > 1 || unnamed > 0 ? "lignes" : "ligne"}\u00a0${named}${others})`;
  const steps = countsSteps(code) ? `\u00a0: ${count}\u00a0pas` : "";
  const quoted = example === "" ? "" : `\u00a0: «\u00a0${example}\u00a0»`;
  return isSentence ? text : `${text}${steps}${where}${quoted}.`;
}

/** The findings about a file, in French, with their line numbers. */
export function remarksOf({
  refused,
  repaired,
}: {
  refused: readonly Finding<RefusalCode>[];
  repaired: readonly Finding<RepairCode>[];
}): CurveRemark[] {
  const remark = (kind: CurveRemark["kind"], text: string, finding: Finding<RepairCode | RefusalCode>) => ({
    kind,
    message: messageOf(text, finding),
    lines: [...finding.lines],
    count: finding.count,
  });
  return [
    ...refused.map((finding) => remark("refused", refusals[finding.code], finding)),
    ...repaired.map((finding) => remark("repaired", repairs[finding.code], finding)),
  ];
}
