import { formatNumber, plural } from "../shared/index.ts";

/** Those of a project who take part, by their contract with one producer. */
export interface Buyers {
  readonly participants: number;
  /** With whom one is signed by all, or settled elsewhere. */
  readonly signed: number;
  /** Who has signed one that a seller has still to sign. */
  readonly toSign?: number;
  /** To whom one was sent, and who signs first. */
  readonly sent: number;
  /** With whom one is still to be made. */
  readonly toCome: number;
  /** What those to be made wait for. */
  readonly waitsFor: "meter" | "signatory" | "vat" | "owner";
  /** Of those to be made, who has a contract with others to sign first. */
  readonly signing?: number;
  /** Of those to be made, who has not told all that it needs. */
  readonly incomplete?: number;
  /** Who takes part and refused to sign: no sum counts him. */
  readonly refused?: number;
  /** His own places, which pay nothing. */
  readonly own?: number;
}

/** Of the contracts that are to be sent, those that no owner can send yet, and whose turn it is. */
export const heldBackTexts = ({ signing = 0, incomplete = 0 }: Pick<Buyers, "signing" | "incomplete">) => [
  ...(signing > 0
    ? [
        plural(
          signing,
          "acheteur signe d’abord un contrat avec un autre producteur",
          "acheteurs signent d’abord un contrat avec un autre producteur",
        ),
      ]
    : []),
  ...(incomplete > 0
    ? [
        plural(
          incomplete,
          "acheteur a encore des informations à donner",
          "acheteurs ont encore des informations à donner",
        ),
      ]
    : []),
];

/** What those to be made wait for; the ones that the owner cannot send yet by whose turn it is. */
function toComeTexts({ toCome, waitsFor, signing = 0, incomplete = 0 }: Buyers): string[] {
  const they = plural(toCome, "attend", "attendent");
  switch (waitsFor) {
    case "meter":
      return [`${they} votre compteur (PDL)`];
    case "signatory":
      return [`${they} que vous disiez qui signe`];
    case "vat":
      return [`${they} que vous disiez si vous facturez la TVA`];
    case "owner": {
      const toSend = toCome - signing - incomplete;
      return [
        ...(toSend > 0
          ? [plural(toSend, "est à envoyer par le porteur", "sont à envoyer par le porteur")]
          : []),
        ...heldBackTexts({ signing, incomplete }),
      ];
    }
  }
}

/** Why these have none: each reason with its number, the rest being settled outside of the platform. */
function reasons(buyers: Buyers, without: number): string[] {
  const { toSign = 0, sent, toCome } = buyers;
  const elsewhere = without - toSign - sent - toCome;
  return [
    ...(toSign > 0
      ? [plural(toSign, "attend la signature de qui vend", "attendent la signature de qui vend")]
      : []),
    ...(sent > 0
      ? [plural(sent, "est à signer d’abord par l’acheteur", "sont à signer d’abord par l’acheteur")]
      : []),
    ...(toCome > 0 ? toComeTexts(buyers) : []),
    ...(elsewhere > 0 ? [plural(elsewhere, "ne se signe pas ici", "ne se signent pas ici")] : []),
  ];
}

/**
 * Of the participants whom a producer's sum of today counts, how many have signed no contract with him, and why: "dont 3 sans
 * contrat signé avec vous : 3 sont à envoyer par le porteur". Null where all have.
 */
export function withoutContractText(buyers: Buyers): string | null {
  const short = withoutContractShort(buyers);
  return short && `${short}\u00a0: ${reasons(buyers, buyers.participants - buyers.signed).join(", ")}`;
}

/** The same where why stands beside: "dont 3 sans contrat signé avec vous". */
export function withoutContractShort({
  participants,
  signed,
}: Pick<Buyers, "participants" | "signed">): string | null {
  const without = participants - signed;
  if (without <= 0) return null;
  const who = without === participants ? "encore" : `dont ${formatNumber(without)}`;
  return `${who} sans contrat signé avec vous`;
}

/** Whom the count leaves out of those whom the project counts. */
function leftUncounted({ refused = 0, own = 0 }: Buyers): string {
  const told = [
    ...(refused > 0
      ? [
          refused === 1
            ? "celui qui a refusé de signer"
            : `les ${formatNumber(refused)} qui ont refusé de signer`,
        ]
      : []),
    ...(own > 0 ? [own === 1 ? "le vôtre" : `les ${formatNumber(own)} vôtres`] : []),
  ];
  return told.length > 0 ? ` (sans ${told.join(" ni ")})` : "";
}

/** The same as a sentence that names all who are counted: "8 lieux comptés, dont 3 sans contrat signé avec vous : …" */
export function buyersCountedText(buyers: Buyers): string | null {
  const without = withoutContractText(buyers);
  const counted = plural(buyers.participants, "lieu compté", "lieux comptés");
  return without && `${counted}${leftUncounted(buyers)}, ${without}.`;
}

/** Whom the sum of the contracts of one producer counts. */
export interface SignedAlone {
  /** Who has signed one. */
  readonly signed: number;
  /** Who takes part as well, and has signed none, or one without a price. */
  readonly others: number;
  /** Who refused, and takes no part. */
  readonly refused?: number;
  /** Of the others, who has signed one without a price. */
  readonly unpriced?: number;
  /** Of these, who shares already. */
  readonly inService?: number;
}

/** Whom the sum leaves out, where it is no supposition that they receive nothing: they do. */
const leftOutText = (others: number, inService: number): string => {
  if (others === 1) return "sans compter l’autre participant, déjà en service";
  const all = `sans compter les ${formatNumber(others)} autres participants`;
  if (inService >= others) return `${all}, déjà en service`;
  return `${all}, dont ${plural(inService, "est déjà en service", "sont déjà en service")}`;
};

/**
 * What the sum of the signed contracts supposes: nobody shares before all of his documents are signed, so what others would be
 * given is a surplus until they have; of others who share already, by a contract of another seller or outside of the platform, that
 * it leaves them out. Null where all who take part have signed.
 */
export function signedAloneText({
  signed,
  others,
  refused = 0,
  unpriced = 0,
  inService = 0,
}: SignedAlone): string | null {
  if (signed === 0 || others + refused <= 0) return null;
  if (inService > 0 && others > 0) return leftOutText(others, inService);
  const what = unpriced > 0 ? "signé un prix" : "signé";
  return signed === 1
    ? `en supposant que seul le participant qui a ${what} avec vous reçoit de l’électricité`
    : `en supposant que seuls les ${formatNumber(signed)} participants qui ont ${what} avec vous reçoivent de l’électricité`;
}

/** That the sum of signed contracts leaves some out: "2 contrats sans prix ne sont pas comptés". Null where all have a price. */
export const unpricedContractsText = (unpriced: number | undefined): string | null =>
  unpriced
    ? plural(unpriced, "contrat sans prix n’est pas compté", "contrats sans prix ne sont pas comptés")
    : null;
