import type { ParticipantDocuments } from "@mec/api/document";
import { conjunction, plural } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";
import type { ownSalesByWay } from "./sending.ts";

/** How many places are named; the participants' list shows the others. */
const mostPlaces = 5;

/** The first of these places in quotes, and how many others there are. */
export function placesText(places: readonly string[]): string {
  const others = places.length - mostPlaces;
  return conjunction([
    ...places.slice(0, mostPlaces).map((place) => `«\u00a0${place}\u00a0»`),
    ...(others > 0 ? [plural(others, t("autre lieu"), t("autres lieux"))] : []),
  ]);
}

const namesOf = (participants: readonly ParticipantDocuments[]): string =>
  placesText(participants.map(({ name, pointName }) => pointName || name));

/** Whose contract with himself stays, and whose would leave by this press: each says what the button does. */
export const ownSalesText = ({ going, staying }: ReturnType<typeof ownSalesByWay>): string =>
  [
    ...(staying.length > 0
      ? [
          t(
            "{{places}}\u00a0: le producteur et le consommateur ne font qu’un. Aucun contrat de vente ne part.",
            {
              places: namesOf(staying),
            },
          ),
        ]
      : []),
    ...(going.length > 0
      ? [
          t(
            "{{places}}\u00a0: le producteur et le consommateur ne font qu’un. N’envoyez de contrat que si l’un vend vraiment à l’autre.",
            { places: namesOf(going) },
          ),
        ]
      : []),
  ].join(" ");
