import { pages } from "@mec/api";
import { laterStartText, type Starts, setAsideText, usualDays } from "@mec/domain/application";
import type { DocumentKind } from "@mec/domain/document";
import { firstDayAfter } from "@mec/domain/point";
import { monthText, startToCome } from "@mec/domain/project";
import { addDays, dayInParis, plural } from "@mec/domain/shared";
import type { Deps } from "../../../deps.ts";
import { type MailDraft, webLink } from "../../../jobs/reaction.ts";
import { shortToEndText } from "../../point/index.ts";
import { quotedNames } from "../../project/index.ts";
import { contractEndLinks } from "./contract-end-links.ts";
import { type ApplicationFacts, holderPage, quoted } from "./mail-facts.ts";

interface Entering extends Starts {
  readonly name: string;
  /** Who of those that sell to it begins later than the others. */
  readonly laterSellersText?: string;
}

/** When the places enter: on the day of their contracts, or once they may be supplied, where that comes later, in the month that the project announces, or else in the usual time. */
function entering(facts: ApplicationFacts, places: readonly Entering[], today: string): string[] {
  const month = startToCome(facts, today);
  const alike = new Map<string | null, [Entering, ...Entering[]]>();
  for (const place of places) {
    const later = laterStartText(place, { today, month });
    alike.set(later, [...(alike.get(later) ?? []), place] as [Entering, ...Entering[]]);
  }
  return [...alike.values()].map((some) => {
    const names = some.map(({ name }) => name);
    const isAll = names.length === places.length;
    const later = laterStartText(some[0], { today, month, isMany: names.length > 1 });
    if (later === null) return usually(names, month, isAll);
    return isAll ? later : `${quotedNames(names)}\u00a0: ${later.charAt(0).toLowerCase()}${later.slice(1)}`;
  });
}

/** Of a plant whose purchase contract ends later than it would enter else: the day stands above. */
function enteringAfter({ contractToEnd: what, ...facts }: ApplicationFacts, name: string, today: string) {
  if (what === null || typeof what === "string") return null;
  const first = firstDayAfter(what.endsOn);
  const month = startToCome(facts, today);
  const isLater = month === null ? first > addDays(today, usualDays) : first.slice(0, 7) > month;
  return isLater
    ? `Le porteur du projet fait ensuite entrer ${quoted(name)} dans le partage, et vous recevrez un e-mail.`
    : null;
}

/** In the month that the project announces, or else in the usual time. */
function usually(places: readonly string[], month: string | null, isAll: boolean): string {
  const isOne = places.length === 1;
  const who = isOne || !isAll ? quotedNames(places) : `vos ${places.length}\u00a0lieux`;
  return month === null
    ? `Le porteur du projet va faire entrer ${who} dans le partage, dans deux semaines environ.`
    : `Le projet doit démarrer en ${monthText(month)}\u00a0: ${who} ${isOne ? "entrera" : "entreront"} alors dans le partage, et vous recevrez un e-mail.`;
}

/** Of a producer's contracts: they come one by one, after his own documents. */
const stillToSign = (contracts: number): string =>
  `Il reste ${plural(contracts, "contrat de vente", "contrats de vente")} à signer\u00a0: chaque consommateur signe le sien, puis vous.`;

interface Signed {
  /** The places whose documents are signed, by name. */
  readonly places: readonly string[];
  /** Those of them that do not take part yet. */
  readonly toEnter?: readonly Entering[];
  /** A producer's. */
  readonly contractsToCome?: number;
  /** What is settled outside of the platform, as their owner says: nobody signed it here. */
  readonly elsewhere?: readonly DocumentKind[];
}

/** What comes once the documents of these places are all signed, a producer's contracts left apart. The mail with the copies is another: their subjects are told apart in a mailbox. */
export function signedContent(
  deps: Deps,
  facts: ApplicationFacts,
  { places, toEnter = places.map((name) => ({ name })), contractsToCome = 0, elsewhere = [] }: Signed,
): Omit<MailDraft, "to"> {
  const isAll = contractsToCome === 0;
  const done = elsewhere.length > 0 ? "en règle" : "signé";
  const what = isAll ? "Tout" : "Votre accord";
  const today = dayInParis(deps.now());
  const [name = ""] = places;
  const after = enteringAfter(facts, name, today);
  return {
    subject: `${what} est ${done} pour ${quoted(facts.projectName)}\u00a0: la suite`,
    title: `${what} est ${done}, voici la suite`,
    paragraphs: [
      isAll
        ? `Tous vos documents pour ${quoted(facts.projectName)} sont en règle\u00a0: ceux de ${quotedNames(places)}.`
        : `Votre bulletin et votre accord pour ${quotedNames(places)} sont en règle. ${stillToSign(contractsToCome)}`,
      ...(elsewhere.length > 0
        ? [`${setAsideText(elsewhere)}\u00a0: cela ne vous engage que si vous l’avez signé.`]
        : []),
      ...(facts.contractToEnd ? [shortToEndText(facts.contractToEnd, today)] : []),
      ...contractEndLinks(deps, facts),
      ...(after === null ? entering(facts, toEnter, today) : [after]),
      ...new Set(toEnter.flatMap(({ laterSellersText }) => laterSellersText ?? [])),
      ...(facts.payment
        ? [
            facts.payment.reminder,
            { list: [...facts.payment.means] },
            ...(facts.payment.note ? [facts.payment.note] : []),
          ]
        : []),
    ],
    action: {
      label: "Voir où j’en suis",
      url: webLink(deps, places.length > 1 ? pages.portfolio.to() : holderPage(facts)),
    },
  };
}
