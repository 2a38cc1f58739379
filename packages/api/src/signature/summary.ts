import { projectStages } from "@mec/domain/project";
import * as z from "zod";
import { essential } from "../document/essential.ts";
import {
  askedOfMember,
  contractsOfSum,
  eur,
  indexed,
  othersOfSum,
  placeAlone,
  plannedText,
  range,
  sum,
  unsettledEur,
} from "../study/figures.ts";
import { plantSale } from "../study/plant-sale.ts";

/** What is signed, in six lines; none when nothing waits for this person. */
export const summary = z.object({
  essentials: z.array(essential),
  /** What the price of each contract saves its consumer in a year, as on the project's page; none for others. */
  sums: z.array(
    z.object({
      documentId: z.string(),
      /** The person's name, then the point's: what tells one sum from another. */
      name: z.string(),
      savingEur: range(sum),
      /** Without VAT: what concerns a business; null for a home. */
      savingWithoutVatEur: range(sum).nullable(),
      /** Whether the sum of a business has the VAT, which it does not get back. */
      isVatCounted: z.boolean().optional(),
      membershipEur: unsettledEur,
      /** Paid once, in the first year: not in what is saved each year. Absent from the answers of a server of the former release. */
      entranceEur: eur.optional(),
      ...placeAlone,
      plannedText,
      ...othersOfSum,
      ...contractsOfSum,
      saves: z.boolean(),
      verdict: z.string(),
      ...indexed,
      /** The saving if the excise exemption ended as announced; null where no end of it is. */
      withoutExemptionEur: range(sum).nullable().optional(),
      /** The saving, in words, if the excise exemption ended as announced. */
      caution: z.string().nullable(),
      vatRegime: askedOfMember.shape.vatRegime,
      /** False: computed with the regulated tariff. */
      isContractKnown: z.boolean(),
      /** Whether the off-peak hours are the usual ones, as nobody said his. Absent from a server of the former release. */
      areHoursAssumed: z.boolean().optional(),
      /** The place, to who signs for his own account: where he tells what the sum supposes. */
      pointId: z.string().optional(),
      /** Whether the network's part is that of a smaller connection. Absent from the answers of a server of the former release. */
      isNetworkSupposed: z.boolean().optional(),
      /** Whether a business' prices are those of a list for homes. Absent from the answers of a server of the former release. */
      isListOfHomes: z.boolean().optional(),
    }),
  ),
  /**
   * In words: what changed since the prices were accepted, and what all save together, then and today. Null where nothing did,
   * absent from a server of the former release.
   */
  sinceAgreement: z.string().nullable().optional(),
  /** Whose SIRET to verify in these documents, in words; null where none is doubted. Absent from a server of the former release. */
  identifierDoubt: z.string().nullable().optional(),
  /** What each installation earns that joins or sells by these contracts, as on its holder's card; none for others, nor from a server of the former release. */
  sales: z.array(plantSale).default([]),
  /**
   * Documents whose text is that of one before them but for the place: whose reader has read it need read that. Absent from a
   * server of the former release.
   */
  alike: z
    .array(
      z.object({
        documentId: z.string(),
        /** The one whose text it has. */
        like: z.string(),
        place: z.object({ name: z.string(), address: z.string(), prm: z.string() }),
      }),
    )
    .default([]),
  /** When the project begins to share; absent where nothing waits. */
  start: z.object({ stage: z.enum(projectStages), expectedStart: z.string().nullable() }).optional(),
  /**
   * The statutes of the project's legal body, which a membership form makes its signer accept; empty while none were
   * uploaded.
   */
  statutes: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Whom to ask for statutes that nobody uploaded, as the bulletin names the legal body; absent elsewhere, and from a server of the former release. */
  askStatutesAt: z.string().optional(),
});
export type SignatureSummary = z.output<typeof summary>;
