import type { Leaving, SignedCopy, StillBound } from "@mec/api/document";
import { type Departure, longestNoticeEnd, noticeEnd } from "@mec/domain/application";
import { documentNames, endingText } from "@mec/domain/document";
import { dayInParis, deSomebody, formatDate, plural } from "@mec/domain/shared";
import { essentialLabels } from "@mec/domain/signature";
import { t } from "../../../platform/i18n.ts";

/** The contracts that he goes on selling by. */
export const bindingContracts = (copies: readonly SignedCopy[]): SignedCopy[] =>
  copies.filter(({ binds }) => binds);

type Sold = Pick<SignedCopy, "noticeMonths" | "buyer">;

/** The same in the project that he leaves: his plant may still sell by others. Of a server of the former release, all. */
export const contractsLeft = (
  { contracts }: Pick<Leaving, "contracts">,
  copies: readonly SignedCopy[],
): readonly Sold[] => contracts ?? bindingContracts(copies);

/** Whether something is signed: he then leaves a project, and does not withdraw a proposal. */
export const hasSigned = ({ signed, elsewhere, sold }: Leaving): boolean =>
  signed.length + elsewhere.length + sold > 0;

/** How many contracts have a line of their own. */
const mostNamed = 3;

const capital = (text: string): string => `${text.charAt(0).toLocaleUpperCase("fr")}${text.slice(1)}`;

/** By when a notice that is written today has run; its months where it has any, since a contract without them asks a reasonable one. */
function noticeText(months: number | null, today: string): string {
  if (months === null) return t("Préavis\u00a0: un délai raisonnable.");
  if (months === 0) return t("Sans préavis.");
  return t("Préavis\u00a0: {{months}}\u00a0mois. Écrit aujourd’hui, il finit le {{end}}.", {
    months,
    end: formatDate(noticeEnd(today, months)),
  });
}

interface Row {
  readonly label: string;
  readonly value: string;
}

function contractRows(contracts: readonly Sold[], today: string): Row[] {
  const areAlike =
    contracts.length > 1 && new Set(contracts.map(({ noticeMonths }) => noticeMonths)).size === 1;
  if (contracts.length <= mostNamed && !areAlike)
    return contracts.map(({ buyer, noticeMonths }) => ({
      label: t("Contrat de vente avec {{buyer}}", { buyer: buyer ?? "" }),
      value: t("Il vous lie encore. {{notice}} À écrire à cet acheteur, à l’adresse du contrat.", {
        notice: noticeText(noticeMonths, today),
      }),
    }));
  const months = contracts.map(({ noticeMonths }) => noticeMonths);
  const longest = Math.max(...months.map((one) => one ?? 0));
  const [same = null, ...others] = new Set(months);
  const notice =
    others.length === 0
      ? noticeText(same, today)
      : t(
          "Chacun a son préavis\u00a0: {{months}}\u00a0mois au plus, jusqu’au {{end}} s’il est écrit aujourd’hui.",
          {
            months: longest,
            end: formatDate(noticeEnd(today, longest)),
          },
        );
  return [
    {
      label:
        contracts.length <= mostNamed
          ? t("Contrats de vente avec {{buyers}}", {
              buyers: contracts.map(({ buyer }) => buyer ?? "").join(t(", ")),
            })
          : plural(contracts.length, t("contrat de vente"), t("contrats de vente")),
      value: t("Ils vous lient encore. {{notice}} À écrire à chaque acheteur, à l’adresse de son contrat.", {
        notice,
      }),
    },
  ];
}

const isOne = (contracts: readonly Sold[]): contracts is readonly [Sold] => contracts.length === 1;

const contractsText = (contracts: readonly Sold[]): string =>
  isOne(contracts)
    ? t("Votre contrat de vente avec {{buyer}} vous lie", { buyer: contracts[0].buyer ?? "" })
    : t("Vos {{count}} contrats de vente vous lient", { count: String(contracts.length) });

/** Whose agreement an end before the notice asks for, after "l’accord": each that is still bound then. */
const ofBuyers = (contracts: readonly Sold[]): string =>
  isOne(contracts) ? deSomebody(contracts[0].buyer ?? "") : t("de chacun de vos acheteurs");

/** The earliest day on which he may leave without his buyers, and what the day that is being typed makes of it; null where no notice binds him. */
export function noticeHint(contracts: readonly Sold[], leavingOn: string, today: string): string | null {
  const end = longestNoticeEnd(
    today,
    contracts.map(({ noticeMonths }) => noticeMonths),
  );
  if (end === null) return null;
  const told = { end: formatDate(end) };
  if (leavingOn === "")
    return t(
      "À partir du {{end}} sans l’accord de personne, si vous donnez aujourd’hui votre préavis.",
      told,
    );
  return leavingOn < end
    ? t("Avant le {{end}}, il vous faut l’accord {{of}}.", { ...told, of: ofBuyers(contracts) })
    : t("Cette date respecte votre préavis, si vous le donnez aujourd’hui.");
}

/** What is asked of who wishes a day on which his contracts still bind him; null where none does. */
export function earlyQuestion(
  contracts: readonly Sold[],
  leavingOn: string,
  today: string,
): { title: string; body: string; confirmLabel: string; isDoubtful: true } | null {
  const bound = contracts.filter(
    ({ noticeMonths }) => noticeMonths !== null && leavingOn < noticeEnd(today, noticeMonths),
  );
  const end = longestNoticeEnd(
    today,
    bound.map(({ noticeMonths }) => noticeMonths),
  );
  if (end === null) return null;
  return {
    title: t("Partir avant la fin de votre préavis\u202f?"),
    body: t(
      "{{contracts}} jusqu’au {{end}}, même si vous donnez votre préavis aujourd’hui. Partir le {{day}} demande l’accord {{of}}\u00a0; sans lui, le contrat dit ce que vous devez.",
      {
        contracts: contractsText(bound),
        end: formatDate(end),
        day: formatDate(leavingOn),
        of: ofBuyers(bound),
      },
    ),
    confirmLabel: t("Demander cette date"),
    isDoubtful: true,
  };
}

interface When {
  /** YYYY-MM-DD, in Paris. */
  readonly today: string;
  /** Whether he only asks for a day: his owner settles it. */
  readonly isAsked: boolean;
}

/** What ends with his own documents, and when. */
function ownRows({ signed }: Leaving, { isAsked }: When): Row[] {
  if (signed.length === 0) return [];
  const [one] = signed;
  const label = capital(documentNames(signed));
  const isOne = signed.every((kind) => kind === one);
  // Of who asks, what the owner does stands above.
  const value = isAsked
    ? isOne
      ? t("Prend fin le jour de votre départ, sans préavis.")
      : t("Prennent fin le jour de votre départ, sans préavis.")
    : isOne
      ? t("Prend fin aujourd’hui, sans préavis\u00a0: le porteur en est averti par e-mail.")
      : t("Prennent fin aujourd’hui, sans préavis\u00a0: le porteur en est averti par e-mail.");
  return [{ label, value }];
}

/** What is settled where we have no words of it. */
function outsideRows({ elsewhere, sold }: Leaving, contracts: readonly Sold[]): Row[] {
  const others = sold - contracts.length;
  const told = [
    ...(elsewhere.length > 0 ? [capital(documentNames(elsewhere))] : []),
    ...(others > 0 ? [plural(others, t("contrat de vente"), t("contrats de vente"))] : []),
  ];
  return told.length === 0
    ? []
    : [
        {
          label: t("Réglé hors de la plateforme"),
          value: t("{{told}}\u00a0: relisez ce que vous avez signé.", { told: told.join(t(", ")) }),
        },
      ];
}

function feeRows({ terms }: Leaving): Row[] {
  const fee = terms.find(({ label }) => label === essentialLabels.fee);
  if (!fee || !/\d/u.test(fee.text)) return [];
  return [
    {
      label: t(fee.label),
      value: t("{{fee}} Celle de l’année en cours reste due si le bureau vous a admis.", {
        fee: t(fee.text),
      }),
    },
  ];
}

/** What ends when a producer leaves, what goes on binding him and how he ends it, and what that costs; empty where nothing binds. */
export function leavingRows(leaving: Leaving, copies: readonly SignedCopy[], when: When): Row[] {
  if (!hasSigned(leaving)) return [];
  const contracts = contractsLeft(leaving, copies);
  return [
    ...ownRows(leaving, when),
    ...contractRows(contracts, when.today),
    ...outsideRows(leaving, contracts),
    ...feeRows(leaving),
    {
      label: t("Ce qui attend une signature"),
      // Until the owner settles the day, what was sent goes on: its buyer may sign, and he is then asked to. Nothing else is sent.
      value: when.isAsked
        ? t(
            "Annulé le jour de votre départ. Un contrat déjà parti chez un acheteur peut encore vous être envoyé\u00a0: rien ne vous oblige à le signer. Aucun autre n’est préparé à votre nom.",
          )
        : t("Annulé."),
    },
  ];
}

/** By when the notice has run, if he wrote it on the day on which he asked to leave; empty where no notice binds him. */
const askedEndText = (end: string | null): string =>
  end ? t(" Donné le jour de votre demande, votre préavis finit le {{end}}.", { end: formatDate(end) }) : "";

/** Whose it is to end what binds him still. */
const toWriteText = (only: Sold | null): string =>
  only ? t(" C’est à vous d’écrire à cet acheteur.") : t(" C’est à vous d’écrire à chaque acheteur.");

/** What still counts for who asked to leave: the contracts by which he sells, until when, and that their notice is his to write. */
export function leavingSaleText(
  contracts: readonly Sold[],
  { requestedAt }: Pick<Departure, "requestedAt">,
): string {
  const only = isOne(contracts) ? contracts[0] : null;
  const bound = boundText(contracts.length, only);
  if (!bound) return t("Aucun contrat de vente ne vous lie, et aucun n’est plus préparé à votre nom.");
  const end = longestNoticeEnd(
    dayInParis(new Date(requestedAt)),
    contracts.map(({ noticeMonths }) => noticeMonths),
  );
  return `${bound}${askedEndText(end)}${toWriteText(only)}${t(" Aucun nouveau n’est préparé à votre nom.")}`;
}

/** By which contracts a plant that has left still sells, and until when, in a few lines of its card; null by none. */
export function stillBoundText({ contracts, only, hasAsked, noticeEndsOn }: StillBound): string | null {
  const bound = boundText(contracts, only);
  if (!bound) return null;
  return hasAsked ? `${bound}${askedEndText(noticeEndsOn)}${toWriteText(only)}` : bound;
}

function boundText(contracts: number, only: Sold | null): string | null {
  if (contracts === 0) return null;
  return only
    ? t("Vous restez lié par le contrat de vente avec {{buyer}}, {{ending}}.", {
        buyer: only.buyer ?? "",
        ending: endingText(only.noticeMonths),
      })
    : t("Vous restez lié par {{contracts}}, chacun avec son préavis.", {
        contracts: plural(contracts, t("contrat de vente"), t("contrats de vente")),
      });
}
