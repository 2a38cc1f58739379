import type { MovedSince, PriceProposal } from "@mec/api/study";
import { formatDate, formatNumber } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";

const enumeration = new Intl.ListFormat("fr", { type: "conjunction" });

/** "un producteur et 3 consommateurs"; "" for nobody. */
function whoText(producers: number, consumers: number): string {
  const one = (count: number, single: string, several: string) =>
    count === 0 ? [] : [count === 1 ? single : several];
  return enumeration.format([
    ...one(
      producers,
      t("un producteur"),
      t("{{count}}\u00a0producteurs", { count: formatNumber(producers) }),
    ),
    ...one(
      consumers,
      t("un consommateur"),
      t("{{count}}\u00a0consommateurs", { count: formatNumber(consumers) }),
    ),
  ]);
}

/** What the person's own other places now take of the same production, or leave. */
function ownMovesOf({ ownPlacesJoined: joined = 0, ownPlacesLeft: left = 0 }: MovedSince): string[] {
  const joins =
    joined === 1
      ? t("un autre de vos lieux a été accepté et prend une part de la production")
      : t("{{count}}\u00a0autres de vos lieux ont été acceptés et prennent une part de la production", {
          count: formatNumber(joined),
        });
  const leaves =
    left === 1
      ? t("un autre de vos lieux ne participe plus")
      : t("{{count}}\u00a0autres de vos lieux ne participent plus", { count: formatNumber(left) });
  return [...(joined ? [joins] : []), ...(left ? [leaves] : [])];
}

function movesOf(moved: MovedSince): string[] {
  const { producersJoined, producersLeft, consumersJoined, consumersLeft } = moved;
  const joined = whoText(producersJoined, consumersJoined);
  const left = whoText(producersLeft, consumersLeft);
  const joins =
    producersJoined + consumersJoined === 1
      ? t("{{who}} a rejoint le projet", { who: joined })
      : t("{{who}} ont rejoint le projet", { who: joined });
  const leaves =
    producersLeft + consumersLeft === 1
      ? t("{{who}} a quitté le projet", { who: left })
      : t("{{who}} ont quitté le projet", { who: left });
  return [...(joined ? [joins] : []), ...(left ? [leaves] : []), ...ownMovesOf(moved)];
}

/**
 * What a sum counts that it did not when it was said yes to: who joined or left since, and what was written; null where it is
 * the same. Whom the owner accepted without his answer said no yes.
 */
export function sinceYesText(
  { termsSince, movedSince }: Pick<PriceProposal, "termsSince" | "movedSince">,
  isOwnYes: boolean,
): string | null {
  const changes = [
    ...(movedSince ? movesOf(movedSince) : []),
    ...(termsSince
      ? [
          t("le porteur a enregistré, le {{day}}, le contrat de vente ou la cotisation", {
            day: formatDate(termsSince),
          }),
        ]
      : []),
  ];
  if (changes.length === 0) return null;
  return t(
    "{{since}}, {{changes}}\u00a0: cette somme en tient compte, et rien ne vous engage avant votre signature.",
    {
      since: isOwnYes ? t("Depuis votre oui") : t("Depuis que le porteur vous a accepté"),
      changes: enumeration.format(changes),
    },
  );
}

/**
 * The same where the documents are signed, which say the terms that bind, and maybe by another person than who said yes; null
 * where nobody joined or left.
 */
export const movedText = (moved: MovedSince | null | undefined): string | null =>
  moved
    ? t("Depuis l’accord sur le prix, {{moves}}\u00a0: cette somme en tient compte.", {
        moves: enumeration.format(movesOf(moved)),
      })
    : null;

/** The same of a price that waits for an answer: the sum of its mail is not this one any more. */
export const movedSinceProposalText = ({
  movedSinceProposal: moved,
}: Pick<PriceProposal, "movedSinceProposal">): string | null =>
  moved
    ? t("Depuis que ce prix vous a été proposé, {{moves}}\u00a0: cette somme en tient compte.", {
        moves: enumeration.format(movesOf(moved)),
      })
    : null;
