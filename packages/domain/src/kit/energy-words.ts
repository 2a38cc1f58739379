import type { ProductionType } from "../point/index.ts";

const adjectives: Readonly<Record<ProductionType, string | null>> = {
  photovoltaic: "solaire",
  wind: "éolienne",
  hydro: "hydraulique",
  other: null,
};

/** "L’électricité solaire et éolienne"; "électricité locale" when a type has no adjective. */
export function electricityOf(types: readonly ProductionType[]): string {
  const known = types.map((type) => adjectives[type]);
  if (known.length === 0 || known.includes(null)) return "électricité locale";
  const [last = "", ...others] = [...known].reverse();
  return `électricité ${others.length > 0 ? `${others.reverse().join(", ")} et ${last}` : last}`;
}
