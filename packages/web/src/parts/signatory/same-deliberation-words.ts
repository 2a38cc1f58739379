import type { BodysDeliberation, GivenDeliberation } from "@mec/api/signatory";
import { plural } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";

const enumeration = new Intl.ListFormat("fr-FR");

const quoted = (name: string): string => t("«\u00a0{{name}}\u00a0»", { name });

interface Offer {
  readonly from: NonNullable<BodysDeliberation["told"]>;
  readonly text: string;
  readonly action: string;
}

/** That one vote, typed once, can be told for all that lacks it; null where there is nothing to offer, or not yet. */
export function offeredDeliberation(bodys: BodysDeliberation | undefined): Offer | null {
  const { told: from = null, lacking = [] } = bodys ?? {};
  const [first, ...others] = lacking;
  if (!from || !first) return null;
  return {
    from,
    text: t("La {{vote}}, indiquée pour {{place}}, ne l’est pas encore pour {{places}}.", {
      vote: from.text,
      place: quoted(from.name),
      places: enumeration.format(lacking.map(({ name }) => quoted(name))),
    }),
    action:
      others.length === 0
        ? t("L’indiquer pour {{place}}", { place: quoted(first.name) })
        : t("L’indiquer pour ces {{places}}", { places: plural(lacking.length, "lieu", "lieux") }),
  };
}

/** For how many places it is told now, "" for none, and which stay without, each with its reason. */
export function toldText(results: GivenDeliberation["results"]): { done: string; failed: string[] } {
  const told = results.filter(({ ok }) => ok).length;
  return {
    done: told === 0 ? "" : t("Indiquée pour {{places}}.", { places: plural(told, "lieu", "lieux") }),
    failed: results
      .filter(({ ok }) => !ok)
      .map(({ name, error = "" }) =>
        t("{{place}}\u00a0: {{reason}}", { place: quoted(name), reason: error }),
      ),
  };
}
