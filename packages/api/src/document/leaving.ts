import { documentKindSchema } from "@mec/domain/document";
import { participantKinds } from "@mec/domain/point";
import * as z from "zod";

/** Nothing signed by all, here or elsewhere: nothing binds who leaves. */
export const leaving = z.object({
  signed: z.array(documentKindSchema),
  terms: z.array(z.object({ label: z.string(), text: z.string() })),
  /** The longest notice of the signed contracts, in months; absent where none says one. */
  noticeMonths: z.int().optional(),
  /** The day on which the signed contracts take effect, while it is still to come. Absent where one binds already, and from a server of the former release. */
  saleStartsOn: z.iso.date().optional(),
  /** Of a consumer who reads his own, in words: his other places, which go on. Absent where he has none, and from a server of the former release. */
  otherPlaces: z.string().optional(),
  /** Of a consumer who reads his own: what leaving takes, in one line. Absent where his documents ask for nothing, of a producer, and from a server of the former release. */
  inShort: z.string().optional(),
  /** Of the same: until when he may retract all instead. Absent where he may not. */
  retractUntil: z.iso.date().optional(),
  /** Of a consumer: the writings that his signed papers ask for, each ready, to whom it goes. Absent where there is none, of a producer, and from a server of the former release. */
  letters: z
    .array(
      z.object({
        to: z.string(),
        email: z.string(),
        /** What it ends, as it is named. */
        what: z.string(),
        subject: z.string(),
        text: z.string(),
      }),
    )
    .optional(),
  /** What was settled outside of the platform, in words that it does not have; a server of the former release names none. */
  elsewhere: z.array(documentKindSchema).default([]),
  /** Its own body alone supplies it: it has no contract of sale, and owes nothing for the electricity. */
  isOwnSale: z.literal(true).optional(),
  /** Of a producer: how many consumers' contracts, signed by all or settled outside, sell what his installation makes. */
  sold: z.int().default(0),
  /** Of a producer: those of them that were signed here, each with its buyer. Absent from a server of the former release. */
  contracts: z.array(z.object({ buyer: z.string(), noticeMonths: z.int().nullable() })).optional(),
});

export type Leaving = z.output<typeof leaving>;

/** What all have signed for a place of an account that takes part in somebody else's project, which its deletion does not end. */
export const commitment = z.object({
  applicationId: z.string(),
  kind: z.enum(participantKinds),
  pointId: z.string(),
  pointName: z.string(),
  projectName: z.string(),
  signed: z.array(documentKindSchema),
  /** Of a producer: by how many contracts his installation sells. Absent where by none, and from a server of the former release. */
  sold: z.int().optional(),
  retractUntil: z.iso.date().optional(),
});

/** A project of an account, with how many others are bound in it by what all have signed. */
export const boundProject = z.object({ projectName: z.string(), people: z.int() });

export type Commitment = z.output<typeof commitment>;

export const bound = leaving
  .omit({
    terms: true,
    noticeMonths: true,
    saleStartsOn: true,
    otherPlaces: true,
    inShort: true,
    retractUntil: true,
    letters: true,
    contracts: true,
    isOwnSale: true,
  })
  .extend({ applicationId: z.string() });
/** Who stays bound, and by what. */
export type Bound = z.output<typeof bound>;
