import type { ServiceGroup } from "../service/index.ts";
import type { DocumentKind } from "./kinds.ts";
import { type MissingItem, missingItems } from "./statuses.ts";

/** The service that opens each kind of document (§3). */
export const serviceOfKind = {
  bulletin: "pmo",
  accord: "convention",
  salesContract: "vente",
} as const satisfies Record<DocumentKind, ServiceGroup>;

/** Where a missing item is completed; the web app knows the page of each. */
export const mendTargets = [
  "services",
  "association",
  "fee",
  "interlocutor",
  "production-points",
  "participant",
  "producers",
] as const;
export type MendTarget = (typeof mendTargets)[number];

/** Something that a document waits for, and where it is completed. */
export interface Gap {
  readonly item: MissingItem;
  readonly target: MendTarget;
}

/** Which of the things that one participant's documents need are there. */
export interface DocumentFacts {
  /** The services that the owner has taken. */
  readonly plans: Readonly<Record<ServiceGroup, boolean>>;
  readonly association: boolean;
  readonly fee: boolean;
  readonly interlocutor: boolean;
  /** The participant's own. */
  readonly signatory: boolean;
  readonly prm: boolean;
  /** Of a producer: whether he has said if he adds VAT, or no contract states it; nobody else is asked. */
  readonly vat: boolean;
  /** The production points of the project that sell to this participant; for a producer, his own only. */
  readonly producers: readonly {
    readonly signatory: boolean;
    readonly power: boolean;
    readonly prm: boolean;
    readonly vat: boolean;
  }[];
}

interface Need extends Gap {
  readonly isMet: (facts: DocumentFacts) => boolean;
}

const planOf = (kind: DocumentKind): Need => ({
  item: "plan",
  target: "services",
  isMet: ({ plans }) => plans[serviceOfKind[kind]],
});
const signatory: Need = { item: "signatory", target: "participant", isMet: (facts) => facts.signatory };
const prm: Need = { item: "prm", target: "participant", isMet: (facts) => facts.prm };
/** Either the association or its contact can sign for the legal body: one of the two is enough. */
const hasPmo = ({ association, interlocutor }: DocumentFacts): boolean => association || interlocutor;

/** What each kind of document needs, in the order in which to say it. */
const needs: Record<DocumentKind, readonly Need[]> = {
  bulletin: [
    planOf("bulletin"),
    { item: "pmo-association", target: "association", isMet: ({ association }) => association },
    { item: "membership-fee", target: "fee", isMet: ({ fee }) => fee },
    signatory,
  ],
  accord: [
    planOf("accord"),
    { item: "pmo-association", target: "association", isMet: hasPmo },
    { item: "pmo-interlocutor", target: "interlocutor", isMet: hasPmo },
    signatory,
    prm,
  ],
  salesContract: [
    planOf("salesContract"),
    {
      item: "production-point-power",
      target: "production-points",
      isMet: ({ producers }) => producers.length > 0 && producers.every(({ power }) => power),
    },
    signatory,
    {
      item: "signatory",
      target: "producers",
      isMet: ({ producers }) => producers.every((producer) => producer.signatory),
    },
    prm,
    {
      item: "prm",
      target: "producers",
      isMet: ({ producers }) => producers.every((producer) => producer.prm),
    },
    { item: "vat-regime", target: "participant", isMet: ({ vat }) => vat },
    {
      item: "vat-regime",
      target: "producers",
      isMet: ({ producers }) => producers.every((producer) => producer.vat),
    },
  ],
};

/** What a document waits for, and where each item is completed; empty when it can be sent. */
export const gapsOf = (kind: DocumentKind, facts: DocumentFacts): Gap[] =>
  needs[kind].filter(({ isMet }) => !isMet(facts)).map(({ item, target }) => ({ item, target }));

/** All that documents need which is not their participant's: the project's, and a producer to buy from. */
const ofProject = {
  plans: { data: true, pmo: true, vente: true, convention: true },
  association: true,
  fee: true,
  interlocutor: true,
  vat: true,
  producers: [{ signatory: true, power: true, prm: true, vat: true }],
} as const satisfies Partial<DocumentFacts>;

/**
 * What these kinds of document need of their participant alone, each item once.
 * @param own of a producer with his plant among the producers; nobody else is asked for more than who signs and the meter
 */
export const itemsOfOwn = (
  kinds: readonly DocumentKind[],
  own: Pick<DocumentFacts, "signatory" | "prm"> & Partial<Pick<DocumentFacts, "vat" | "producers">>,
): MissingItem[] => missingOf(kinds.flatMap((kind) => gapsOf(kind, { ...ofProject, ...own })));

/** Of `needs`: what waits for a producer's meter, and what does not. */
export const beforeMeterText =
  "Le bulletin d’adhésion n’attend pas le PDL\u00a0; l’accord et les contrats de vente, si.";

/** §4: the missing list, each item once. */
export const missingOf = (gaps: readonly Gap[]): MissingItem[] =>
  missingItems.filter((item) => gaps.some((gap) => gap.item === item));
