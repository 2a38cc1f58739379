import { purchaseContractSchema } from "@mec/domain/point";
import type { Buyers, SignedAlone } from "@mec/domain/study";
import * as z from "zod";
import { defineCalls } from "../call.ts";
import { buyBackAnswer } from "../point/buy-back-answer.ts";
import { created, idParams } from "../wire.ts";
import { askedOfMember, eur, fine, kwh, range, sum, unsettledEur } from "./figures.ts";

const price = z.object({ min: fine, max: fine }).nullable();

const toCome = z.object({
  /** With how many participants a contract is still to be sent, and from which price to which. */
  consumers: z.int(),
  price,
  /** The businesses and public bodies among them, two at most: no home is named before it has signed. */
  names: z.array(z.string()),
  /** How many were sent, and wait for their consumers, who sign first. */
  onTheirWay: z.int(),
  /** What they wait for: what the plant's holder has to give, else the project's owner. */
  waitsFor: z.enum(["meter", "signatory", "vat", "owner"]),
  /** Of `consumers`, who has a contract with others to sign first; absent where nobody has, and from the answers of a server of the former release. */
  signing: z.int().optional(),
  /** Of `consumers`, who has not told all that a contract needs; absent as `signing` is. */
  incomplete: z.int().optional(),
});
export type SalesToCome = z.output<typeof toCome>;

const refusedSale = z.object({
  /** Who refused to sign it, as his mail named him; null where the signature service did not say. */
  by: z.string().nullable(),
  /** Whether the plant's own holder did. */
  isOwn: z.boolean(),
  /** Null where that is not known. */
  at: created.nullable(),
});
export type RefusedSale = z.output<typeof refusedSale>;

const ownBuildings = z.object({
  /** How many of his account take part. */
  places: z.int(),
  /** Of these, those to which nobody else sells: they have no contract. Absent from the answers of a server of the former release. */
  withoutSale: z.int().optional(),
  /** kWh a year of this plant that they take, in the cases of a consumer's sum. */
  kwh: range(kwh),
  /** € a year: what their bills fall by, once what they pay to take part is off it. */
  savedEur: range(sum),
  /** The same if the excise exemption ended as announced; absent where no end of it is, and from the answers of a server of the former release. */
  withoutExemptionEur: range(sum).optional(),
  tax: z.enum(["HT", "TTC", "HT ou TTC"]),
});
export type OwnBuildings = z.output<typeof ownBuildings>;

const signedContracts = z.object({
  contracts: z.int(),
  price,
  /** Of these, those whose price is not known, which the sum leaves out; absent where there is none, and from the answers of a server of the former release. */
  unpriced: z.int().optional(),
  /** € a year without VAT that those of a known price bring: in the project and as a surplus, whose price may be unknown; then both, the contribution paid. Null without any. */
  sum: z
    .object({
      localEur: eur,
      surplusEur: eur.nullable(),
      earnsEur: eur,
      /** What his own buildings take beside them; absent from the answers of a server of the former release. */
      ownKwh: kwh.optional(),
    })
    .nullable(),
  /** How many of his own buildings that sum leaves out: none, but in the answers of a server of the former release. */
  ownLeftOut: z.int().optional(),
});

/** What is left of them once the buyers have gone whose day is settled. */
const afterDepartures = z.object({
  /** How many of them end on each of these days, `YYYY-MM-DD`, the first first. */
  days: z.array(z.object({ on: z.iso.date(), contracts: z.int() })),
  /** Those that all have signed and that stay. */
  signed: signedContracts,
});

/** What was signed and agreed so far. Absent from the answers of a server of the former release. */
const soFar = {
  /** The contracts that name the plant and that their consumers have signed. */
  signed: signedContracts.optional(),
  /** Those of them that all have signed, or that were settled elsewhere; absent where they are all so. */
  concluded: signedContracts.optional(),
  /** What those that all have signed become by departures that are settled; absent where nobody leaves, and from the answers of a server of the former release. */
  afterDepartures: afterDepartures.optional(),
  /** The consumers who take part, pay and have not refused their contract, and from which price to which they were accepted or have signed. */
  agreed: z
    .object({
      consumers: z.int(),
      price,
      /** Of these, who has no contract with him and shares already; absent where nobody does, and from the answers of a server of the former release. */
      inService: z.int().optional(),
      /** Of these, who has signed nothing with him and whom the owner accepted without an answer to a price; absent as `inService` is. */
      unanswered: z.int().optional(),
    })
    .optional(),
  /**
   * What participants who have not signed with him accepted without VAT, where he adds his: every sum counts it as his contract will
   * say it, before VAT. Null where he adds none, or they were told it.
   */
  untaxedPrice: price.optional(),
  /** € a year that those of today would bring if these refuse the VAT; null where that is not told. Absent from the answers of a server of the former release. */
  untaxedEur: range(sum).nullable().optional(),
  /**
   * The same by each answer of a holder who has not said whether he adds VAT, where participants accepted a price without any: every
   * sum then goes from the least of both. Absent elsewhere, and from the answers of a server of the former release.
   */
  unsaidVat: z.object({ taxedEur: range(sum), untaxedEur: range(sum) }).optional(),
  /** Whether every sum goes from what is left if they refuse the VAT that he adds; absent as `unsaidVat` is. */
  mayRefuseVat: z.boolean().optional(),
  /** Who buys what sharing leaves, where the declaration to the grid operator names him; absent where it names nobody, and as `unsaidVat` is. */
  surplusBuyer: z.string().optional(),
  /** The contracts that are not signed by their consumers yet. */
  toCome: toCome.optional(),
  /** The contracts that were refused and not sent anew, the newest first: no sum, nor any number beside, counts them. */
  refused: z.array(refusedSale).optional(),
  /** Who refused to sign what others sell by, or the association asks: counted nowhere either. Absent as `signing` is. */
  refusedOthers: z.int().optional(),
  /** His own buildings, which take part and pay nothing: no sum has what they save. Null without any; absent from the answers of a server of the former release. */
  own: ownBuildings.nullable().optional(),
};

/** What a plant earns in the project that it joined. */
export const plantSale = z.object({
  pointId: z.string(),
  name: z.string(),
  /** Whether its holder owns the project, and pays for its service. Absent from the answers of a server of the former release. */
  isOwners: z.boolean().optional(),
  /** €/kWh without VAT that its holder asks for; null when the electricity is given. */
  price,
  /** €/kWh without VAT at which the sums count it with those of today; null when it is given. Absent from the answers of a server of the former release. */
  soldAt: price.optional(),
  /** The same with those who would fill the project; absent as `soldAt` is. */
  comingAt: price.optional(),
  vatRegime: askedOfMember.shape.vatRegime,
  powerKwc: fine.nullable().default(null),
  producedKwh: kwh.nullable().default(null),
  ...soFar,
  /**
   * € a year without VAT from few participants to many, once the contribution is paid, at `soldAt` and `comingAt`;
   * null where neither its power nor its production is known.
   */
  earnsEur: range(sum).nullable(),
  /**
   * What the sums are made of: how much of its production is shared with few participants and once the project is full, €/kWh for
   * the rest, null where none is published, and € a year that the association is paid, null while it is not settled. Absent from the answers of a server of the former release.
   */
  sharedKwh: range(kwh).optional(),
  /** How much of it his own buildings take, beside a full project and beside those of today; absent as `sharedKwh` is. */
  ownKwh: range(kwh).optional(),
  /** The most that they take, where nobody else does; absent from the answers of a server of the former release. */
  ownAloneKwh: kwh.optional(),
  surplusPrice: fine.nullable().optional(),
  membershipEur: unsettledEur.optional(),
  /** kWh a year that the few participants consume; null where they are those of today. Absent from the answers of a server of the former release. */
  fewestKwh: kwh.nullable().optional(),
  /** Of these, what those who take part today bring; null where fewer than may be told of do. */
  todayEur: range(sum).nullable().optional(),
  /** The same with those alone who have a contract with him here, or will; absent where all of today have, where that is not told, and from the answers of a server of the former release. */
  contractsEur: range(sum).optional(),
  /** Of these, what a full project would bring. */
  fullEur: range(sum).nullable().optional(),
  /** What its contract pays, at which the sums count selling all; null where none is told. Absent from the answers of a server of the former release. */
  buyBack: buyBackAnswer.nullable().optional(),
  /** Whether a contract runs, and since when; null where that was not told. Absent as `buyBack` is. */
  purchaseContract: purchaseContractSchema.nullable().optional(),
  /** When it has ended, or ends: the tariff is then what it paid; null of one that runs. Absent as `buyBack` is. */
  contractEndsOn: z.string().nullable().optional(),
  /** Whether selling all is selling the surplus, which its holder sells today. Absent as `buyBack` is. */
  sellsSurplus: z.boolean().optional(),
  /** Whether that contract is over: selling all then counts at a surplus' price, and not at its tariff. Absent as `buyBack` is. */
  isContractOver: z.boolean().optional(),
  /** Whether a surplus counts at what a buyer offers its holder, and not at the published price. Absent where it does not, and as `buyBack` is. */
  isSurplusOffered: z.boolean().optional(),
  /** Whether one may run whose tariff was not told: selling all then counts the published one. Absent as `buyBack` is. */
  isTariffUnknown: z.boolean().optional(),
  /** € a year without VAT from selling everything elsewhere; null where no price is published for that power, and no contract's told. */
  sellingAllEur: eur.nullable(),
});
export type PlantSale = z.output<typeof plantSale>;

/** Whom the sum of today counts, by their contracts; null where there is no such sum, or it is not told of whom. */
export function buyersOf(sale: PlantSale): Buyers | null {
  const { agreed, signed, concluded, toCome, todayEur, refused = [], refusedOthers = 0, own } = sale;
  if (!todayEur || !agreed || !signed || !toCome) return null;
  const { consumers, onTheirWay, waitsFor, signing, incomplete } = toCome;
  const all = concluded ?? signed;
  return {
    participants: agreed.consumers,
    signed: all.contracts,
    toSign: signed.contracts - all.contracts,
    sent: onTheirWay,
    toCome: consumers,
    waitsFor,
    ...(signing !== undefined && { signing }),
    ...(incomplete !== undefined && { incomplete }),
    ...(refused.length + refusedOthers > 0 && { refused: refused.length + refusedOthers }),
    ...(own && own.places > 0 && { own: own.places }),
  };
}

/** How many of those of today sign no contract with him here; 0 where that is not told. */
export function elsewhereOf(sale: PlantSale): number {
  const buyers = buyersOf(sale);
  if (!buyers) return 0;
  const { participants, signed, toSign = 0, sent, toCome } = buyers;
  return Math.max(0, participants - signed - toSign - sent - toCome);
}

/** His contracts that not all have signed, nor anybody refused: those to come, on their way, or that wait for who sells; null where it is not told. */
export const unsignedSalesOf = ({ signed, concluded, toCome }: PlantSale): number | null =>
  signed && toCome
    ? toCome.consumers + toCome.onTheirWay + signed.contracts - (concluded ?? signed).contracts
    : null;

/** The same sale as far as it holds: a contract that its consumer has signed is none before its sellers have. */
export const concludedOf = (sale: PlantSale): PlantSale =>
  sale.concluded ? { ...sale, signed: sale.concluded } : sale;

/** Whom the sum of his signed contracts counts, beside those who take part and have none, also where they refused. */
export const signedAloneOf = ({
  agreed,
  signed,
  refused = [],
  refusedOthers = 0,
}: PlantSale): SignedAlone => {
  const contracts = signed?.contracts ?? 0;
  const unpriced = signed?.unpriced ?? 0;
  const others = (agreed?.consumers ?? 0) - contracts + unpriced;
  return {
    ...{ signed: contracts - unpriced, others, unpriced },
    ...{ refused: refused.length + refusedOthers, inService: agreed?.inService ?? 0 },
  };
};

export const plantSaleCalls = defineCalls({
  getPlantSale: {
    method: "GET",
    path: "/production-point/{id}/sale",
    summary:
      "What a plant earns in the project that it takes part in: signed so far, and once the project is full",
    access: { who: ["holder"], object: "production-point", param: "id" },
    params: idParams,
    success: { status: 200, body: plantSale.nullable() },
  },
});
