import type { SignerRole } from "@mec/domain/document";
import { t } from "../../platform/i18n.ts";

export interface Awaited {
  readonly name: string;
  readonly role: SignerRole;
}

const capacities = (): Record<SignerRole, string | null> => ({
  participant: null,
  pmo: t("pour l’association"),
  producer: t("comme producteur"),
});

/** "Camille Lefèvre (pour l’association)": each person once, in all his capacities. */
function namesOf(awaited: readonly Awaited[]): string[] {
  const capacitiesOf = new Map<string, Set<string>>();
  for (const { name, role } of awaited) {
    const capacity = capacities()[role];
    const known = capacitiesOf.get(name) ?? new Set();
    capacitiesOf.set(name, capacity === null ? known : known.add(capacity));
  }
  return [...capacitiesOf].map(([name, known]) =>
    known.size === 0
      ? name
      : t("{{name}} ({{capacities}})", { name, capacities: [...known].join(t(" et ")) }),
  );
}

/** "Camille Lefèvre (pour l’association) doit encore signer". */
export function stillToSign(awaited: readonly Awaited[]): string {
  const names = namesOf(awaited);
  const last = names.at(-1) ?? "";
  return names.length === 1
    ? t("{{name}} doit encore signer", { name: last })
    : t("{{names}} et {{last}} doivent encore signer", { names: names.slice(0, -1).join(", "), last });
}
