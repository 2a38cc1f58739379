import { pages } from "@mec/api";
import { monthText, startToCome } from "@mec/domain/project";
import { dayInParis, plural } from "@mec/domain/shared";
import type { Deps } from "../../../deps.ts";
import { type MailDraft, webLink } from "../../../jobs/reaction.ts";
import { quotedNames } from "../../project/index.ts";
import { type ApplicationFacts, holderPage, quoted } from "./mail-facts.ts";

/** When the places enter: in the month that the project announces, or else in the usual time. */
function entering(facts: ApplicationFacts, places: readonly string[], today: string): string {
  const month = startToCome(facts, today);
  const [own = "", ...others] = places;
  const isOne = others.length === 0;
  const who = isOne ? quoted(own) : `vos ${places.length}\u00a0lieux`;
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
  readonly toEnter?: readonly string[];
  /** A producer's. */
  readonly contractsToCome?: number;
}

/** What comes once the documents of these places are all signed, a producer's contracts left apart. The mail with the copies is another: their subjects are told apart in a mailbox. */
export function signedContent(
  deps: Deps,
  facts: ApplicationFacts,
  { places, toEnter = places, contractsToCome = 0 }: Signed,
): Omit<MailDraft, "to"> {
  const isAll = contractsToCome === 0;
  return {
    subject: `${isAll ? "Tout est signé" : "Votre accord est signé"} pour ${quoted(facts.projectName)}\u00a0: la suite`,
    title: isAll ? "Tout est signé, voici la suite" : "Votre accord est signé, voici la suite",
    paragraphs: [
      isAll
        ? `Tous vos documents pour ${quoted(facts.projectName)} sont en règle\u00a0: ceux de ${quotedNames(places)}.`
        : `Votre bulletin et votre accord pour ${quotedNames(places)} sont en règle. ${stillToSign(contractsToCome)}`,
      ...(toEnter.length > 0 ? [entering(facts, toEnter, dayInParis(deps.now()))] : []),
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
