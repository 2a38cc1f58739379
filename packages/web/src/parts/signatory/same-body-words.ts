import type { PlaceOfBody } from "@mec/api/signatory";
import { conjunction, plural } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";

const quoted = ({ name }: { readonly name: string }): string => t("«\u00a0{{name}}\u00a0»", { name });

/** As many as a line names. */
const mostNamed = 4;

function namesOf(places: readonly { readonly name: string }[]): string {
  const others = places.length - mostNamed;
  const named = places.slice(0, others > 1 ? mostNamed : places.length).map(quoted);
  return conjunction(others > 1 ? [...named, plural(others, t("autre"), t("autres"))] : named);
}

/** What a structure that is named better for one place is offered to be for the others too. */
export const alsoText = (others: readonly { readonly name: string }[]): string =>
  t("Changer la structure aussi pour {{places}}", { places: namesOf(others) });

/** Why. */
export const alsoWhyText = () => t("Sinon, le site y voit deux structures\u00a0: l’une vend à l’autre.");

interface Answer {
  /** Whose structure it is. */
  readonly from: PlaceOfBody;
  /** Those that take it. */
  readonly to: readonly PlaceOfBody[];
  readonly label: string;
}

interface Asked {
  readonly text: string;
  readonly answers: readonly Answer[];
}

/** Whether two structures that look alike are one; null where no two do. */
export function askedBodies(places: readonly PlaceOfBody[]): Asked | null {
  const groups = new Map<string, PlaceOfBody[]>();
  for (const place of places) {
    const key = `${place.structure} ${place.number}`;
    groups.set(key, [...(groups.get(key) ?? []), place]);
  }
  if (groups.size < 2) return null;
  const bodies = [...groups].flatMap(([key, of]) => of.slice(0, 1).map((first) => ({ key, of, first })));
  // A number that cannot be right is no answer where another may be.
  const mayBeRight = bodies.filter(({ first }) => !first.isDoubted);
  return {
    text: t("Deux structures se ressemblent\u00a0: {{bodies}}. Est-ce la même\u202f?", {
      bodies: conjunction(
        bodies.map(({ key, of }) => t("{{body}} pour {{places}}", { body: key, places: namesOf(of) })),
      ),
    }),
    answers: (mayBeRight.length > 0 ? mayBeRight : bodies).map(({ key, of, first }) => ({
      from: first,
      to: places.filter((place) => !of.includes(place)),
      label: t("Oui, {{body}}", { body: key }),
    })),
  };
}
