import type { Leaving } from "@mec/api/document";
import {
  type ApplicationProgress,
  countsAsParticipant,
  type Departure,
  isBeforeNotice,
  neverBegins,
  neverBegunText,
  noticeOfRequest,
  type Transition,
} from "@mec/domain/application";
import { documentNames } from "@mec/domain/document";
import type { ConsumptionPoint } from "@mec/domain/point";
import { ownBodyText } from "@mec/domain/signatory";
import type { LeavingWhy } from "../../../../parts/application/departure/departure-request.tsx";
import { atTheLatest } from "../../../../parts/application/told-once-signed.ts";
import { t } from "../../../../platform/i18n.ts";
import type { Choice } from "../../../../ui/fields/choice-field.tsx";
import type { PriceQuestion } from "./accepting.ts";

interface Asking {
  /** What binds who leaves; undefined as long as it is not known. */
  readonly leaving?: Leaving | undefined;
  readonly application: Pick<ApplicationProgress, "waitingRank" | "cameWhenFull">;
}

const hasSigned = (leaving: Leaving | undefined): leaving is Leaving =>
  leaving !== undefined && leaving.signed.length + leaving.elsewhere.length > 0;

/** The step's name: who has signed leaves a project, who has not withdraws his application. */
export const leaveLabel = ({ label }: Transition, leaving: Leaving | undefined): string =>
  hasSigned(leaving) ? t("Quitter le projet") : t(label);

/** What the signed documents say of leaving, a line each, under its name. */
export const leavingLines = ({ terms }: Leaving) =>
  terms.map(({ label, text }) => ({ label: t(label), value: t(text) }));

/** The same for who leaves from a business or a public body, which looks for the days that an individual has to retract. */
export const leavingLinesOf = (
  leaving: Leaving,
  { consumerType }: Pick<ConsumptionPoint, "consumerType">,
) => [
  ...leavingLines(leaving),
  ...(consumerType === "professional"
    ? [{ label: t("La rétractation"), value: t("Aucune\u00a0: ce délai est celui des particuliers.") }]
    : []),
];

/** Why somebody leaves: a home is moved out of, a place of work is not. */
export const whyLeave = ({ consumerType }: Pick<ConsumptionPoint, "consumerType">): string =>
  consumerType === "professional"
    ? t("Ce lieu ferme, change de main, ou vous souhaitez arrêter\u202f?")
    : t("Vous déménagez, ou vous souhaitez arrêter\u202f?");

/**
 * Whether he moves out: a contract that was signed here ends with that, without the notice that it asks for otherwise. Undefined
 * where it changes nothing, or where the contract's words are not known here.
 */
export function moveChoices(
  leaving: Leaving | undefined,
  { consumerType }: Pick<ConsumptionPoint, "consumerType">,
): readonly Choice<LeavingWhy>[] | undefined {
  if (!leaving?.signed.includes("salesContract") || leaving.noticeMonths === 0) return undefined;
  const isWork = consumerType === "professional";
  return [
    { value: "moves", label: isWork ? t("L’activité quitte ce lieu") : t("Je déménage") },
    { value: "stops", label: isWork ? t("Elle y reste, nous arrêtons") : t("J’arrête sans déménager") },
  ];
}

/** What the notice makes of the day that is being typed, which ends the contract of who moves; nothing where no contract says one. */
export function noticeHint(
  noticeMonths: number | null,
  asked: {
    leavingOn: string;
    movesOut: boolean;
    before: Departure | null;
    isSharing: boolean;
    /** When his contracts take effect, where that is still to come. */
    saleStartsOn?: string | undefined;
    now: Date;
  },
): string | null {
  const { leavingOn, movesOut, before, isSharing, saleStartsOn, now } = asked;
  const noticeEndsOn = noticeOfRequest(noticeMonths, before, now);
  const wished = { leavingOn, noticeEndsOn, saleStartsOn, ...(movesOut && { movesOut }) };
  if (saleStartsOn !== undefined && (leavingOn !== "" || noticeEndsOn) && neverBegins(wished))
    return t(neverBegunText(saleStartsOn, "Votre"));
  if (movesOut)
    return t(
      "Votre contrat de vente prend fin ce jour-là, sans préavis ni indemnité. Dites-le quinze jours avant, ou dès que vous le savez.",
    );
  if (!noticeMonths || noticeEndsOn === undefined) return null;
  const months = t("{{months}}\u00a0mois", { months: noticeMonths });
  if (leavingOn !== "" && !isBeforeNotice({ leavingOn, noticeEndsOn }))
    return before
      ? t("Cette date respecte votre préavis de {{months}}, si vous l’avez écrit au producteur.", { months })
      : t("Cette date respecte votre préavis de {{months}}, si vous l’écrivez aujourd’hui au producteur.", {
          months,
        });
  return t("Préavis de {{months}}\u00a0: {{end}}.", {
    months,
    end: atTheLatest(noticeEndsOn, isSharing, before !== null),
  });
}

/** Which signed papers bind: those settled elsewhere, then those signed here, since what these say follows. */
function bindingText({ signed, elsewhere, isOwnSale }: Leaving): string {
  const here = t("Signé par tous\u00a0: {{documents}}. Voici ce que prévoient vos papiers.", {
    documents: documentNames(signed),
  });
  const outside = t(
    "Réglé en dehors de la plateforme\u00a0: {{documents}}. Relisez ce que vous avez signé, nous n’en avons pas le texte.",
    { documents: documentNames(elsewhere) },
  );
  return [
    ...(elsewhere.length > 0 ? [outside] : []),
    ...(isOwnSale ? [t("{{said}}.", { said: ownBodyText })] : []),
    ...(signed.length > 0 ? [here] : []),
  ].join(" ");
}

const afterSigning = ({ signed }: Leaving): string =>
  signed.length > 0
    ? t(
        "Ce qui attend encore une signature est annulé. Vos papiers signés restent dans votre profil, sous «\u00a0Mes papiers signés\u00a0», et un e-mail vous confirme votre départ. Le porteur du projet en est averti.",
      )
    : t("Ce qui attend encore une signature est annulé. Le porteur du projet en est averti.");

const questionOfSigned = (leaving: Leaving): PriceQuestion => ({
  title: t("Quitter le projet\u202f?"),
  before: bindingText(leaving),
  terms: leavingLines(leaving),
  after: afterSigning(leaving),
  confirmLabel: t("Quitter le projet"),
  danger: true,
});

/** What is lost with the application, besides itself. */
function lostWith(
  from: Transition["from"],
  { waitingRank, cameWhenFull }: Asking["application"],
): string | null {
  if (countsAsParticipant(from))
    return t(
      "Vous perdez votre place dans le projet\u00a0: le porteur vous avait accepté, et peut la donner à quelqu’un d’autre.",
    );
  if (waitingRank !== undefined || cameWhenFull) {
    return t(
      "Votre rang sur la liste d’attente est perdu\u00a0: une nouvelle candidature prend place après les autres.",
    );
  }
  return null;
}

/** What is asked before an application ends: all that goes with it, and for a price the way that keeps it. */
export function leavingQuestion({ from }: Transition, { leaving, application }: Asking): PriceQuestion {
  if (hasSigned(leaving)) return questionOfSigned(leaving);
  const ofPrice = from === "PROPOSAL";
  const told = [
    ofPrice ? t("Refuser ce prix retire votre candidature.") : null,
    lostWith(from, application),
    t(
      "Le porteur du projet en sera averti et ne verra plus vos informations. Vous pourrez candidater à nouveau.",
    ),
    ofPrice
      ? t("Pour discuter du prix sans rien retirer, choisissez plutôt «\u00a0En parler au porteur\u00a0».")
      : null,
  ];
  return {
    title: t("Retirer votre candidature\u202f?"),
    after: told.filter((text) => text !== null).join(" "),
    confirmLabel: t("Retirer ma candidature"),
    danger: true,
  };
}
