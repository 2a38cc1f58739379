import { pages } from "@mec/api";
import { isPriceOpen } from "@mec/domain/application";
import { isIndexed } from "@mec/domain/document";
import { duesBesideSum } from "@mec/domain/overview";
import { middleOfFirstYear, startInLaterYear, startToCome } from "@mec/domain/project";
import { dayInParis, formatBarePrice, formatDate, pricesReadAs } from "@mec/domain/shared";
import { ownBodyText } from "@mec/domain/signatory";
import {
  exemptionCases,
  gainVerdictText,
  gainWithoutExemption,
  laterCases,
  paysNobody,
  untoldText,
} from "@mec/domain/study";
import { beginsUnexempted, exemptionDoubt, exemptionSureUntil, supposedNetworkText } from "@mec/energy";
import type { Deps } from "../../../deps.ts";
import { yearlyChange } from "../../../documents/to-sign/price-change.ts";
import { type EventOf, type MailDraft, webLink } from "../../../jobs/reaction.ts";
import { endedGainOfPlaces, gainOfPlaces, outcomeOfPrice } from "../../study/index.ts";
import { keepSum } from "../kept-sums/keep-sum.ts";
import { answerText, isVatPaid, priceOf, said } from "./holder-mails.ts";
import { type ApplicationFacts, findApplicationFacts, holderPage, quoted, requestOf } from "./mail-facts.ts";
import { findPricedPlaces, type PricedPlace } from "./priced-places.ts";

type Moved = EventOf<"application-moved">;
type Outcome = Awaited<ReturnType<typeof outcomeOfPrice>>;

/** What a price brings a place. */
interface Weighed {
  readonly facts: ApplicationFacts;
  readonly outcome: Outcome;
}

/** A place with its price, as its holder reads both. */
interface Told extends Weighed, Pick<PricedPlace, "name" | "price" | "until" | "replaced"> {
  readonly applicationId: string;
}

/** That it takes the place of another that was proposed, as it is read; nothing where there was none, or it reads the same. */
function replacedText({ facts, price, replaced }: Told): string {
  const was = replaced === null ? "" : priceOf(facts, replaced);
  return was === "" || was === priceOf(facts, price) ? "" : `Ce prix remplace celui de ${was}.`;
}

/** What the price becomes; nothing where it stays, or nothing is agreed yet. */
function changeText({ facts, price, outcome }: Told): string {
  if (!outcome || !isIndexed(outcome.engagement)) return "";
  if (outcome.engagement.indexation === "insee") {
    return "Ce prix suit chaque année l’indice des prix de l’électricité que publie l’INSEE.";
  }
  const readAs = pricesReadAs(facts.consumerType ?? "individual", isVatPaid(facts) ? false : null);
  const write = (later: number) => formatBarePrice(later, readAs, facts.vatRegime);
  return `${yearlyChange(outcome.engagement, price, write)}.`;
}

const sentences = (...some: readonly string[]): string => some.filter(Boolean).join(" ");

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const isUnexempted = (facts: ApplicationFacts, today: string): boolean =>
  beginsUnexempted(middleOfFirstYear(facts, today));

/** What it comes to, before its figures, as the page says it. */
const verdictSentence = (outcome: NonNullable<Outcome>, facts: ApplicationFacts, today: string): string =>
  `${gainVerdictText(outcome, isUnexempted(facts, today))}.`;

/** Both cases of a year that may lie after the announced end of the exemption, in the words of the page; null where one is told. */
function bothCases({ facts, outcome }: Weighed, today: string): string[] | null {
  const cases = outcome && exemptionCases(outcome, isUnexempted(facts, today), exemptionSureUntil());
  if (!cases) return null;
  return cases.map(({ sum, name }) => `${capital(sum)} par an ${name}.`);
}

/** The later year of a price that rises, in both its cases; nothing where it stays. */
const laterYears = (outcome: NonNullable<Outcome>): string[] =>
  laterCases(outcome).map(([name, sum]) => `${name}\u00a0: ${sum}.`);

/** Whether the fee is counted, and what of it no year's sum has. */
function feeText(
  { membershipEur, entranceEur }: NonNullable<Outcome>,
  facts: ApplicationFacts,
  today: string,
): string {
  if (membershipEur === null) return "La cotisation, pas encore fixée, n’est pas comptée.";
  const startsIn = startInLaterYear(facts, today);
  const before = duesBesideSum({ membershipEur, entranceEur }, { today, startsIn });
  return sentences("La cotisation et les frais sont comptés.", before ?? "");
}

/** What the sum supposes of plants that do not run yet, and of a connection above 36 kVA, as its page says it. */
const supposedText = ({ plannedText, isNetworkSupposed }: NonNullable<Outcome>): string =>
  sentences(plannedText ?? "", isNetworkSupposed ? supposedNetworkText : "");

/** What nobody has said yet of the price. */
function untoldOf({ outcome, facts: { vatRegime } }: Weighed): string[] {
  const untold = outcome && untoldText({ ...outcome, vatRegime });
  return untold ? [untold] : [];
}

/** What the price brings in a year: both cases alike, or one and what is doubted of it. */
export function gainOfOne(told: Weighed, today: string): MailDraft["paragraphs"] {
  const { outcome } = told;
  if (!outcome) return [];
  const cases = bothCases(told, today);
  const years = laterYears(outcome);
  const verdict = verdictSentence(outcome, told.facts, today);
  const counted = sentences(feeText(outcome, told.facts, today), supposedText(outcome));
  const untold = untoldOf(told);
  if (cases) {
    const doubt = exemptionDoubt(startToCome(told.facts, today));
    return [verdict, { list: [...cases, ...years] }, sentences(counted, doubt), ...untold];
  }
  return [
    sentences(verdict, outcome.verdict, counted),
    ...(years.length > 0 ? [{ list: years }] : []),
    ...untold,
    ...(outcome.caution ? [outcome.caution] : []),
  ];
}

/** The same in a line among others, whose doubt is told once below. */
function gainOfMany(told: Told, today: string): string {
  const { outcome } = told;
  if (!outcome) return "";
  const cases = bothCases(told, today);
  const years = laterYears(outcome);
  const verdict = verdictSentence(outcome, told.facts, today);
  const counted = sentences(feeText(outcome, told.facts, today), supposedText(outcome));
  if (cases) return sentences(verdict, ...cases, ...years, counted);
  const other = gainWithoutExemption(outcome);
  const ended = other ? `Si l’exonération d’accise s’arrêtait\u00a0: ${other} par an.` : "";
  return sentences(verdict, outcome.verdict, counted, ended, ...years);
}

/** Where a body that gets no VAT back, which decides by a vote, finds a sheet for it. */
const noteText = (facts: ApplicationFacts, where: string): string[] =>
  facts.consumerType === "professional" && isVatPaid(facts)
    ? [`Une note à imprimer pour le conseil (PDF), avec un modèle de délibération, est sur ${where}.`]
    : [];

/** Whether the place buys from its own body or person alone: the price that others pay is none of its. */
const isUnpaid = ({ outcome }: Weighed): boolean => outcome !== null && paysNobody(outcome);

/** Who pays nobody is offered a part, and no price. */
function ofUnpaid(told: Told): Pick<MailDraft, "subject" | "title"> & { readonly offer: string } {
  const { projectName, pointName } = told.facts;
  return {
    subject: `Votre réponse est attendue pour ${quoted(projectName)}`,
    title: "Une proposition, sans achat ni contrat de vente",
    offer: `Le porteur de ${quoted(projectName)} vous propose l’électricité locale pour ${quoted(pointName)}. ${ownBodyText}.`,
  };
}

function ofOne(deps: Deps, told: Told, message: string | undefined): Omit<MailDraft, "to"> {
  const { facts, price, until } = told;
  const unpaid = isUnpaid(told) ? ofUnpaid(told) : null;
  const amount = priceOf(facts, price);
  return {
    subject: unpaid?.subject ?? `Un prix vous est proposé pour ${quoted(facts.projectName)}`,
    title: unpaid?.title ?? `Une proposition de prix\u00a0: ${amount}`,
    paragraphs: [
      sentences(
        unpaid?.offer ??
          `Le porteur de ${quoted(facts.projectName)} vous propose l’électricité locale à ${amount}, pour ${quoted(facts.pointName)}.`,
        unpaid ? "" : replacedText(told),
        changeText(told),
      ),
      ...said(message),
      ...gainOfOne(told, dayInParis(deps.now())),
      ...(until
        ? [`${unpaid ? "À accepter" : "Ce prix vous est proposé"} jusqu’au ${formatDate(until)} inclus.`]
        : []),
      answerText(requestOf(facts)),
      ...noteText(facts, "la page où vous répondez"),
    ],
    action: { label: "Répondre à la proposition", url: webLink(deps, holderPage(facts)) },
  };
}

/** What all bring, each sum counting the others: the places share one production. */
function togetherText(places: readonly Told[]): string {
  const sums = places.flatMap(({ outcome }) => outcome ?? []);
  const [gain, ended] = [gainOfPlaces(sums), endedGainOfPlaces(sums)];
  return sentences(
    "Chaque somme compte que tous participent\u00a0: ils se partagent la même production.",
    ended ? `Ensemble, si l’exonération d’accise s’arrêtait\u00a0: ${ended} par an.` : "",
    gain ? `Ensemble${ended ? ", avec elle" : ""}\u00a0: ${gain} par an.` : "",
  );
}

/** Several places of one person: a line each, and what all suppose once. */
function ofSeveral(
  deps: Deps,
  {
    facts,
    places,
    message,
  }: { facts: ApplicationFacts; places: readonly Told[]; message: string | undefined },
): Omit<MailDraft, "to"> {
  const doubt = places.some(({ outcome }) => outcome?.caution);
  return {
    subject: `Des prix vous sont proposés pour ${quoted(facts.projectName)}`,
    title: `${places.length}\u00a0propositions de prix`,
    paragraphs: [
      `Le porteur de ${quoted(facts.projectName)} vous propose l’électricité locale pour ${places.length}\u00a0lieux\u00a0:`,
      {
        list: places.map((told) =>
          sentences(
            isUnpaid(told)
              ? `${quoted(told.name)}. ${ownBodyText}.`
              : `${quoted(told.name)}, à ${priceOf(told.facts, told.price)}.`,
            isUnpaid(told) ? "" : replacedText(told),
            changeText(told),
            gainOfMany(told, dayInParis(deps.now())),
            told.until ? `À accepter jusqu’au ${formatDate(told.until)} inclus.` : "",
          ),
        ),
      },
      ...said(message),
      sentences(togetherText(places), doubt ? exemptionDoubt() : ""),
      ...new Set(places.flatMap(untoldOf)),
      "C’est à vous de répondre, lieu par lieu. Si vous acceptez, le porteur préparera les documents à signer\u00a0; si vous refusez, la candidature de ce lieu est retirée.",
      ...noteText(facts, "la page de chaque lieu"),
    ],
    action: { label: "Répondre aux propositions", url: webLink(deps, pages.portfolio.to()) },
  };
}

async function tell(deps: Deps, place: PricedPlace): Promise<Told[]> {
  const { applicationId, pointId, price } = place;
  const facts = await findApplicationFacts(deps.db, applicationId, deps.now());
  if (!facts) return [];
  const outcome = await outcomeOfPrice(deps, { projectId: facts.projectId, pointId, price });
  return [{ ...place, facts, outcome }];
}

/** What the mail tells is what the page of the place keeps beside the sum of another day. */
async function keepSums(deps: Deps, places: readonly Told[], newest: Date): Promise<void> {
  for (const { applicationId, outcome } of places)
    if (outcome) await keepSum(deps, { applicationId, sum: outcome, newest });
}

/**
 * A consumer's price, with what it brings him. Of several of his places whose prices may still be accepted, the mail of the one
 * that was priced last tells them all, and the others send none.
 */
export async function pricedMail(
  deps: Deps,
  facts: ApplicationFacts,
  { applicationId, price = 0, priceUntil, message }: Moved,
): Promise<MailDraft | null> {
  const priced = await findPricedPlaces(deps.db, facts);
  const waiting = priced.filter(({ until }) => isPriceOpen(until, deps.now()));
  const last = waiting.at(-1);
  const isWaiting = waiting.some((place) => place.applicationId === applicationId);
  if (isWaiting && last?.applicationId !== applicationId) return null;
  const own = { applicationId, name: facts.pointName, price, replaced: null, until: priceUntil ?? null };
  const places: Told[] = [];
  // One after the other: a price that was answered meanwhile is told by its own event, as it was.
  for (const place of isWaiting ? waiting : []) places.push(...(await tell(deps, place)));
  if (last) await keepSums(deps, places, last.proposedAt);
  const [first = { ...own, facts, outcome: null }, ...others] = places;
  const { paragraphs, ...content } =
    others.length === 0 ? ofOne(deps, first, message) : ofSeveral(deps, { facts, places, message });
  return {
    ...content,
    to: facts.holder.email,
    paragraphs: [`Bonjour ${facts.holder.firstName},`, ...paragraphs],
  };
}
