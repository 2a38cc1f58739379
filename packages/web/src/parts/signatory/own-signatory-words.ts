import type { OwnSignatory } from "@mec/api/signatory";
import { conjunction } from "@mec/domain/shared";
import { boundName, type EntityType } from "@mec/domain/signatory";
import { t } from "../../platform/i18n.ts";

/** The question that is asked before a price, of the owner's own places. */
export const whoSignsTitle = (places: number): string =>
  places === 1 ? t("Qui signe pour ce lieu\u202f?") : t("Qui signe pour ces lieux\u202f?");

/** The button that leads to it. */
export const sayWhoSigns = () => t("Dire qui signe");

/** In the place of a sum that is not known before. */
export const firstSayWhoSigns = () => t("dites d’abord qui signe");

/** Why it is asked, and of which places and installations. */
export const whySaidText = (names: readonly string[]): string =>
  t(
    "{{names}}\u00a0: si le même organisme signe pour tous, rien n’est à payer entre eux, ni prix à proposer.",
    {
      names: conjunction(names),
    },
  );

/** Who signs already for another of the owner's, where he may sign for these too, and what the press that names him says. */
export function namedOffer({ named, lacking }: OwnSignatory): string | null {
  if (!named) return null;
  const { entityType } = named.signatory;
  const fits = lacking.some((one) => (one.entityType ?? entityType) === entityType);
  return fits
    ? t("{{name}}, comme pour «\u00a0{{place}}\u00a0»", {
        name: boundName(named.signatory),
        place: named.place,
      })
    : null;
}

/** Who may sign for those that lack: a structure first where a building is among them. Installations alone say neither. */
export const kindsOf = ({ lacking }: Pick<OwnSignatory, "lacking">): readonly EntityType[] => {
  const kinds = new Set(lacking.flatMap(({ entityType }) => entityType ?? []));
  if (kinds.size === 1) return [...kinds];
  return ["Professionnel", "Particulier"];
};
