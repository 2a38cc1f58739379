import type { ProjectOverview } from "@mec/api/overview";
import { almostFull, fewestConsumers } from "@mec/domain/project";
import { formatNumber, formatPercent, plural } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";

type Figures = ProjectOverview["figures"];

/** Who waits, told apart as the list's tabs tell them: "13 à étudier, 5 à qui un prix est proposé". */
export function candidatesText({ candidates, proposed }: Pick<Figures, "candidates" | "proposed">): string {
  const told = [
    ...(candidates > 0 ? [t("{{count}} à étudier", { count: formatNumber(candidates) })] : []),
    ...(proposed > 0 ? [t("{{count}} à qui un prix est proposé", { count: formatNumber(proposed) })] : []),
  ];
  return told.length === 0 ? t("aucun candidat en attente") : told.join(", ");
}

/** Of what the reserved share is a part, to its owner; "" where nothing of it is to come. */
function todayText({ toCome, pledgedToday }: Pick<Figures, "toCome" | "pledgedToday">): string {
  if (toCome === "nothing") return "";
  return toCome === "all" || pledgedToday === null
    ? t("\u00a0; rien n’est encore produit")
    : t("\u00a0; {{share}} de ce qui l’est aujourd’hui", { share: formatPercent(pledgedToday) });
}

type Pledged = Pick<Figures, "pledged" | "participants" | "toCome" | "pledgedToday">;

/** What visitors read where their page may not tell the share, though all of it, or nearly, is taken. */
const untoldText = (participants: number): string =>
  participants < fewestConsumers
    ? t(
        "\u00a0; votre page publique ne dit pas s’il reste de la place\u00a0: sous {{fewest}}\u00a0lieux, elle tait leur consommation",
        {
          fewest: formatNumber(fewestConsumers),
        },
      )
    : "";

/**
 * Of what the reserved share is a part: of a production to come too, beside the share of what is there. That the public reads
 * the same more coarsely, from so many places on.
 */
export function pledgedText({ pledged, participants, ...today }: Pledged): string {
  if (pledged === null) return t("dès que votre installation sera connue");
  const isAllThere = today.toCome === "nothing";
  if (pledged <= 1) {
    const told = isAllThere
      ? t("leur consommation, rapportée à ce que vous produisez en un an")
      : t("leur consommation, rapportée à ce que vous produirez en un an");
    if (isAllThere && participants >= fewestConsumers)
      return t("{{told}}\u00a0; votre page publique l’arrondit, à 5\u00a0points près", { told });
    // Nearly all is taken, and visitors read that there is room.
    return told + todayText(today) + (pledged >= almostFull ? untoldText(participants) : "");
  }
  const times = formatNumber(pledged, 1);
  if (times === "1") {
    const told = isAllThere
      ? t("un peu plus que vous ne produisez en un an")
      : t("un peu plus que vous ne produirez en un an") + todayText(today);
    return told + untoldText(participants);
  }
  const told = isAllThere
    ? t("soit environ {{times}}\u00a0fois ce que vous produisez", { times })
    : t("soit environ {{times}}\u00a0fois ce que vous produirez", { times }) + todayText(today);
  return (
    t("{{told}}\u00a0; chacun reçoit sa part aux heures de production", { told }) + untoldText(participants)
  );
}

/** What leaves on a settled day, with the share that is reserved of what stays; null where nothing leaves. */
export function afterText({
  leavingText,
  pledgedAfter,
}: Pick<Figures, "leavingText" | "pledgedAfter">): string | null {
  if (leavingText === null || pledgedAfter === null) return leavingText;
  return t("{{leaving}}\u00a0; {{share}} de ce qui restera", {
    leaving: leavingText,
    share: formatPercent(pledgedAfter),
  });
}

type Signing = Pick<Figures, "participants" | "signed" | "plants" | "plantsSigned" | "stillSigning">;

/** Of all whom the agreement lists, how many have signed: the plants too; nothing while nobody takes part. */
export const signedText = ({ participants, signed, plants, plantsSigned }: Signing): string =>
  participants === 0
    ? "–"
    : t("{{signed}} sur {{all}}", {
        signed: formatNumber(signed + plantsSigned),
        all: formatNumber(participants + plants),
      });

/** What each of them signs, and that a plant has not: nothing else in the figure tells whose signature lacks. */
export function documentsText(signing: Signing): string {
  const { stillSigning = 0 } = signing;
  const told = documentsOf(signing);
  if (stillSigning === 0) return told;
  return t("{{told}}\u00a0; {{some}} encore un contrat de vente à signer", {
    told,
    some: plural(stillSigning, t("lieu qui a signé les siens a"), t("lieux qui ont signé les leurs ont")),
  });
}

function documentsOf({ participants, plants, plantsSigned }: Signing): string {
  const lacking = plants - plantsSigned;
  if (participants === 0 || plants === 0) return t("trois documents par lieu (deux sans contrat de vente)");
  // Whom the figure counts: the places of the one beside it, and the plants.
  const counted = {
    places: plural(participants, t("lieu"), t("lieux")),
    plants: plural(plants, t("installation"), t("installations")),
  };
  const told = t(
    "{{places}} et {{plants}}\u00a0: trois documents par lieu (deux sans contrat de vente), deux par installation",
    counted,
  );
  return lacking === 0
    ? told
    : t("{{told}}\u00a0; {{plants}}", {
        told,
        plants: plural(
          lacking,
          t("installation n’a pas encore les siens signés par tous"),
          t("installations n’ont pas encore les leurs signés par tous"),
        ),
      });
}
