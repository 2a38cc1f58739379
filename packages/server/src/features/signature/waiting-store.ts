import type { Participant } from "@mec/domain/point";
import type { AddressState } from "@mec/domain/signature";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { addressColumns, addressOf } from "../document/index.ts";
import { toSign } from "./scopes.ts";

/**
 * For what an account looks for documents to sign: as a participant, or for a project as its PMO, or one of
 * its producers, with what they sign of their own plants, and of their own places where that is asked.
 */
export type Where =
  | Participant
  | { readonly kind: "project"; readonly id: string; readonly withPlaces?: true };

/** Documents that wait for a person named by the account: one project, one mailbox. */
export interface Waiting {
  readonly projectId: string;
  readonly documentId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Where an outside provider has him sign; null when he signs on our own page. */
  readonly link: string | null;
  readonly address: AddressState;
}

/** The documents that wait for the people whom an account named, the last sent first. */
export async function findWaiting({ db, now }: Deps, accountId: string, where: Where): Promise<Waiting[]> {
  const waiting = db
    .selectFrom("signature_signer as s")
    .innerJoin("signature_request as r", "r.id", "s.request_id")
    .innerJoin("document as d", "d.id", "r.document_id")
    .innerJoin("account as a", "a.id", "s.account_id")
    .select(addressColumns)
    .select(["d.project_id as projectId", "d.id as documentId", "s.signature_link as link"])
    .select(["s.first_name as firstName", "s.last_name as lastName"])
    .where("s.account_id", "=", accountId)
    .where(toSign({ signer: "s", request: "r", document: "d" }))
    .where("r.expires_at", ">", now())
    .orderBy("r.created_at", "desc")
    .orderBy("s.id");
  const rows = async () => {
    if (where.kind === "consumer") {
      return waiting
        .where("d.consumption_point_id", "=", where.id)
        .where("s.role", "=", "participant")
        .execute();
    }
    if (where.kind === "project") {
      if (where.withPlaces) return waiting.where("d.project_id", "=", where.id).execute();
      return waiting
        .where("d.project_id", "=", where.id)
        .where(({ eb, or }) =>
          or([eb("s.role", "in", ["pmo", "producer"]), eb("d.production_point_id", "is not", null)]),
        )
        .execute();
    }
    const project = sql<string>`(select g.project_id from production_point g where g.id = ${where.id})`;
    return waiting
      .where(({ eb, or, and }) =>
        or([
          eb("d.production_point_id", "=", where.id),
          and([eb("s.role", "=", "producer"), eb("d.project_id", "=", project)]),
        ]),
      )
      .execute();
  };
  return (await rows()).map((row) => ({ ...row, address: addressOf(row) }));
}
