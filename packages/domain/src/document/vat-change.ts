import { displayedPrice, formatNumber, type PriceRange, plural, type SellerVat } from "../shared/index.ts";
import { type MovedFrom, type Paid, rangeOf, type VatMove } from "./vat-move.ts";

/** What follows when a seller says another VAT than before. */
export interface VatChange {
  /** Contracts that wait for signatures and state the former one: taken back, and to be made anew. */
  readonly waiting: VatMove;
  /** His own accords on their way, which declare it for his invoices. */
  readonly accords: number;
  /** Contracts that all have signed: they stay. */
  readonly signed: VatMove;
  /** Prices that were said yes to, without a contract yet, and become dearer. */
  readonly accepted: VatMove;
  /** Prices that wait for an answer, and become dearer; of a few, not which. */
  readonly proposed: VatMove;
  /** How many prices of who gets VAT back, and pays the same, have some from now on. Absent without any, and from a server of the former release. */
  readonly reclaimed?: number | undefined;
  /** Whether buyers whose price alone is dearer are told by mail: a project writes so a few times a day at most. */
  readonly isMailed: boolean;
}

/** Whether somebody else than the seller is concerned: he is asked before. */
export const concernsOthers = ({
  waiting,
  accords,
  signed,
  accepted,
  proposed,
  reclaimed = 0,
}: VatChange): boolean =>
  [waiting, signed, accepted, proposed].some(({ count }) => count > 0) || accords + reclaimed > 0;

const cents = ({ min, max }: PriceRange): string => {
  const [low, high] = [formatNumber(min * 100), formatNumber(max * 100)];
  return low === high ? low : `${low}–${high}`;
};
const unit = "\u00a0c€/kWh";

/** "de 11 à 13,2 c€/kWh" */
const movedText = ({ from, to }: Paid): string => `de ${cents(from)} à ${cents(to)}${unit}`;

/** One for who has one, another for who has several. */
const some = ({ count }: VatMove, one: string, several: string): string => (count < 2 ? one : several);

function waitingLine({ waiting }: VatChange, vatRegime: SellerVat | null): string {
  const back = plural(
    waiting.count,
    "contrat attend des signatures\u00a0: il est retiré et doit être refait.",
    "contrats attendent des signatures\u00a0: ils sont retirés et doivent être refaits.",
  );
  if (!waiting.paid || vatRegime === null) return back;
  return `${back} ${some(waiting, "Son prix, TVA comprise, passe", "Leur prix, TVA comprise, passe")} ${movedText(waiting.paid)}.`;
}

/** Who added none may add it, after a month: his contracts say so. Nothing else of their price is his to change. */
function signedLine({ signed }: VatChange, vatRegime: SellerVat | null): string {
  const stays = `${plural(signed.count, "contrat signé garde son prix", "contrats signés gardent leur prix")}`;
  const paid = signed.paid ? ` de ${cents(signed.paid.from)}${unit}` : "";
  if (vatRegime !== "standard")
    return `${stays}${paid}, TVA comprise\u00a0: il ne change que par un nouveau contrat, à convenir avec ${some(signed, "l’acheteur", "chaque acheteur")} et le porteur.`;
  const then = signed.paid ? `\u00a0: le prix est alors de ${cents(signed.paid.to)}${unit}` : "";
  const left = signed.left
    ? ` D’ici là la TVA est à votre charge\u00a0: il vous reste ${cents(signed.left.to)}${unit} HT.`
    : "";
  return `${stays}${paid} tant que vous n’annoncez rien. ${some(signed, "Il prévoit", "Ils prévoient")} que la TVA s’y ajoute si vous l’annoncez un mois à l’avance à ${some(signed, "l’acheteur", "chaque acheteur")}${then}.${left}`;
}

/** Beside a mean, what his own part becomes where he comes to add VAT. */
function ownPartText({ isMean, left }: VatMove, vatRegime: SellerVat | null): string {
  if (!isMean) return "";
  if (vatRegime !== "standard" || !left) return " en moyenne de ceux qui vendent";
  const { from } = left;
  const to = {
    min: displayedPrice(from.min, "individual", vatRegime),
    max: displayedPrice(from.max, "individual", vatRegime),
  };
  return ` en moyenne de ceux qui vendent (votre part passe ${movedText({ from, to })})`;
}

/** "2 prix : 10 → 11 c€/kWh": how many pay which price before, and which after. */
const priceLine = ({ from, to, count }: MovedFrom): string =>
  `${formatNumber(count)} prix\u00a0: ${formatNumber(from * 100)} → ${formatNumber(to * 100)}${unit}`;

/** Of several prices how many change, then a line each. */
function acceptedLines(accepted: VatMove, whose: string): string[] {
  const { paid, prices = [], count } = accepted;
  if (!paid) return [];
  if (prices.length < 2) return [acceptedLine(accepted, paid, whose)];
  return [
    `${formatNumber(count)} prix de participants acceptés, qui paient la TVA et n’ont pas encore de contrat, changent${whose}\u00a0: leurs acheteurs peuvent encore refuser.`,
    ...prices.map(priceLine),
  ];
}

/** @param whose what is said of a price that several sellers share */
function acceptedLine(accepted: VatMove, paid: Paid, whose: string): string {
  const prices = plural(
    accepted.count,
    "prix d’un participant accepté, qui paie la TVA et n’a pas encore de contrat, passe",
    "prix de participants acceptés, qui paient la TVA et n’ont pas encore de contrat, passent",
  );
  return `${prices} ${movedText(paid)}${whose}\u00a0: ${some(accepted, "son acheteur peut", "leurs acheteurs peuvent")} encore refuser.`;
}

/** What the seller's own sums count, and what is left of it where those refuse the VAT who agreed to a price without it: until they sign. */
function leftLine(moves: readonly VatMove[]): string[] {
  const lefts = moves.flatMap(({ left }) => left ?? []);
  if (lefts.length === 0) return [];
  const over = (side: keyof Paid) => rangeOf(lefts.flatMap((one) => [one[side].min, one[side].max]));
  const count = moves.reduce((sum, one) => sum + (one.left ? one.count : 0), 0);
  const who = count < 2 ? "cet acheteur n’a" : "ces acheteurs n’ont";
  const they = count < 2 ? "il peut" : "ils peuvent";
  return [
    `Vos sommes comptent au plus ${cents(over("from"))}${unit} HT. Tant que ${who} pas signé le prix avec TVA, ${they} la refuser\u00a0: il vous en resterait ${cents(over("to"))}${unit} HT.`,
  ];
}

const proposedLine = ({ count, paid }: VatMove): string =>
  paid
    ? `${plural(count, "prix proposé à un candidat, sans réponse encore, passe", "prix proposés à des candidats, sans réponse encore, passent")} ${movedText(paid)}.`
    : `${plural(count, "prix proposé à un candidat, sans réponse encore, devient plus cher", "prix proposés à des candidats, sans réponse encore, deviennent plus chers")}.`;

const reclaimedLine = (count: number): string =>
  plural(
    count,
    "prix d’une entreprise, sans contrat encore, reste le même hors TVA\u00a0: elle la paie et la récupère.",
    "prix d’entreprises, sans contrat encore, restent les mêmes hors TVA\u00a0: elles la paient et la récupèrent.",
  );

/** What follows, a line each, as its seller reads it before he says his other VAT. */
export function vatChangeLines(change: VatChange, vatRegime: SellerVat | null): string[] {
  const { waiting, accords, signed, accepted, proposed, reclaimed = 0 } = change;
  return [
    ...(waiting.count > 0 ? [waitingLine(change, vatRegime)] : []),
    ...(accords > 0 ? ["Votre accord, qui attend une signature, est retiré et doit être refait."] : []),
    ...(signed.count > 0 ? [signedLine(change, vatRegime)] : []),
    ...acceptedLines(accepted, ownPartText(accepted, vatRegime)),
    ...(vatRegime === "standard" ? leftLine([waiting, accepted]) : []),
    ...(proposed.count > 0 ? [proposedLine(proposed)] : []),
    ...(reclaimed > 0 ? [reclaimedLine(reclaimed)] : []),
  ];
}

/** Whose contract is taken back hears of it by mail in any case, the others as long as the day's mails have not left. */
function mailedOf({
  waiting,
  accepted,
  proposed,
  reclaimed = 0,
  isMailed,
}: VatChange): "all" | "taken-back" | "none" | null {
  const others = accepted.count + proposed.count + reclaimed;
  if (waiting.count + others === 0) return null;
  if (isMailed || others === 0) return "all";
  return waiting.count > 0 ? "taken-back" : "none";
}

/** Whether those whose contract or price is concerned hear of it by mail; null where there are none. */
export function vatMailedText(change: VatChange): string | null {
  const mailed = mailedOf(change);
  if (mailed === null) return null;
  if (mailed === "all") return "Ces acheteurs le lisent dans un e-mail, avec l’ancien prix et le nouveau.";
  const tooMany = "Trop d’e-mails de ce projet sont déjà partis aujourd’hui\u00a0:";
  return mailed === "none"
    ? `${tooMany} ces acheteurs n’en reçoivent pas, prévenez-les vous-même.`
    : `Ceux dont le contrat est retiré le lisent dans un e-mail. ${tooMany} les autres acheteurs n’en reçoivent pas, prévenez-les vous-même.`;
}

const mailedSince = {
  all: " Les acheteurs concernés sont prévenus par e-mail.",
  "taken-back": " Ceux dont le contrat est retiré sont prévenus par e-mail.",
  none: "",
} as const;

/** What was done, once the change is recorded. */
export function vatChangedText(change: VatChange): string {
  const { waiting, accords, signed, accepted, proposed, reclaimed = 0 } = change;
  const told = accepted.count + proposed.count;
  const done = [
    ...(waiting.count > 0 ? [plural(waiting.count, "contrat retiré", "contrats retirés")] : []),
    ...(accords > 0 ? ["votre accord retiré"] : []),
    ...(signed.count > 0
      ? [plural(signed.count, "contrat signé garde son prix", "contrats signés gardent leur prix")]
      : []),
    ...(told > 0 ? [plural(told, "prix plus cher", "prix plus chers")] : []),
    ...(reclaimed > 0 ? [plural(reclaimed, "prix inchangé hors TVA", "prix inchangés hors TVA")] : []),
  ];
  return `Votre TVA est changée\u00a0: ${done.join(", ")}.${mailedSince[mailedOf(change) ?? "none"]}`;
}

/** Prices without a contract that another VAT of their seller makes dearer. */
export type DearerPrices = Pick<VatChange, "accepted" | "proposed">;

/** How many these are. */
export const dearerCount = ({ accepted, proposed }: DearerPrices): number => accepted.count + proposed.count;

/** What becomes of them, a sentence each, as the project's owner reads it, whose buyers they are. */
export const dearerForOwner = ({ accepted, proposed }: DearerPrices): string[] => [
  ...acceptedLines(accepted, accepted.isMean ? " en moyenne de ceux qui vendent" : ""),
  ...(proposed.count > 0 ? [proposedLine(proposed)] : []),
];

/** What a seller now says of his VAT, after his name: of a price that others have agreed to, it is their price too. */
export const saidVatText = (vatRegime: SellerVat | null): string => {
  if (vatRegime === null) return "Ne dit plus s’il facture la TVA";
  return vatRegime === "standard"
    ? "Facture la TVA\u00a0: qui avait accepté un prix sans TVA la paie en plus, ou refuse"
    : "Ne facture pas de TVA (franchise, article 293\u00a0B)";
};

/** What signed contracts do with another VAT of their seller, as the project's owner reads it. */
export function signedVatForOwner(signed: number, vatRegime: SellerVat | null): string {
  const kept = plural(signed, "contrat signé garde ce qu’il dit", "contrats signés gardent ce qu’ils disent");
  const next =
    vatRegime === "standard"
      ? "un contrat en franchise prévoit que la TVA s’ajoute, si le producteur l’annonce un mois à l’avance à ses consommateurs."
      : "pour qu’il change, convenez d’un nouveau contrat avec le consommateur et le producteur.";
  return `${kept}\u00a0: ${next}`;
}

/** The same as the seller reads it, whose duty it is. */
export function signedVatForSeller(signed: number, vatRegime: SellerVat | null): string {
  const kept = plural(signed, "contrat signé garde son prix", "contrats signés gardent leur prix");
  return vatRegime === "standard"
    ? `${kept} tant que vous n’annoncez rien. Un contrat en franchise prévoit que la TVA s’y ajoute si vous l’annoncez un mois à l’avance à son acheteur\u00a0: c’est à vous de le faire.`
    : `${kept}\u00a0: il ne change que par un nouveau contrat, à convenir avec l’acheteur et le porteur.`;
}
