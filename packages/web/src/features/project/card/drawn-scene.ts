import type { PublicProject } from "@mec/api/project";
import { foldText } from "@mec/domain/shared";

const buildings = ["houses", "barn", "hall", "school", "carport", "turbines", "mill"] as const;
const seasons = ["spring", "summer", "autumn", "winter"] as const;
const landscapes = ["hills", "plain", "mountains", "sea"] as const;

/** What a project's drawing shows. */
export interface DrawnScene {
  readonly building: (typeof buildings)[number];
  readonly season: (typeof seasons)[number];
  readonly landscape: (typeof landscapes)[number];
  /** Numbers that choose among the walls, the roofs and the places of the sun. */
  readonly wall: number;
  readonly roof: number;
  readonly sun: number;
}

/** Words in a project's name, without accents, that tell which building carries the panels. */
const told: readonly (readonly [RegExp, DrawnScene["building"]])[] = [
  [/\b(ecoles?|college|lycee|mairie|mediatheque)\b/, "school"],
  [/\b(fermes?|grange|etable|bergerie)\b/, "barn"],
  [/\b(ombrieres?|parking)\b/, "carport"],
  [/\b(gymnase|entrepot|ateliers?|salle|usine|halle)\b/, "hall"],
];

const solar = ["houses", "barn", "hall", "school"] as const;

/** Departments in the mountains, by the first digits of their post codes. */
const inMountains = /^(04|05|06|09|15|25|31|38|39|43|48|63|64|65|66|68|73|74|88)/;

/** A town that has the sea in its name: of no other is it known here, half of a department by the sea is far from it. */
const onCoast = / (sur mer|plages?|ocean)$/;

type Described = Pick<PublicProject, "id" | "name" | "productionTypes"> & {
  readonly address: Pick<PublicProject["address"], "postCode" | "city">;
};

function buildingOf({ name, productionTypes: [source] }: Described, chance: number): DrawnScene["building"] {
  if (source === "wind") return "turbines";
  if (source === "hydro") return "mill";
  return (
    told.find(([words]) => words.test(foldText(name)))?.[1] ??
    (solar[chance % solar.length] as DrawnScene["building"])
  );
}

function landscapesOf({ postCode, city }: Described["address"]): DrawnScene["landscape"][] {
  return landscapes.filter(
    (landscape) =>
      (landscape !== "sea" || onCoast.test(foldText(city))) &&
      (landscape !== "mountains" || inMountains.test(postCode)),
  );
}

const from = <T>(choices: readonly T[], chance: number): T => choices[chance % choices.length] as T;

/**
 * The drawing of a project without a photo. It depends only on the project's type, words and id, so it is
 * always the same.
 */
export function sceneOf(project: Described): DrawnScene {
  // The last digits of the id are random; the first may hold the time of creation.
  const digits = [...project.id.replaceAll("-", "").slice(-12)].map((digit) => Number.parseInt(digit, 16));
  const chance = (index: number) => (digits[index * 2] ?? 0) * 16 + (digits[index * 2 + 1] ?? 0);
  return {
    building: buildingOf(project, chance(0)),
    season: from(seasons, chance(1)),
    landscape: from(landscapesOf(project.address), chance(2)),
    wall: chance(3),
    roof: chance(4),
    sun: chance(5),
  };
}
