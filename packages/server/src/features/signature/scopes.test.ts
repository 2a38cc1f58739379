import {
  hasSigned,
  isAsked,
  isCompleted,
  isSignedByAll,
  isUnderWay,
  type RequestStatus,
  requestStatuses,
  type SignerStatus,
  signerStatuses,
} from "@mec/domain/signature";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { planWith } from "../../../test/plans.ts";
import { consumptionPointRow, documentRow, projectRow } from "../../../test/rows.ts";
import { completed, havingSigned, toSign, underWay, waitingForSeal } from "./scopes.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

interface Case {
  readonly request: RequestStatus;
  readonly signers: readonly SignerStatus[];
  readonly isLiving: boolean;
}

const moment = new Date("2026-03-01T10:00:00Z");

/** One request, with its signers in their order. @returns its id. */
async function aRequest(accountId: string, projectId: string, { request, signers, isLiving }: Case) {
  const { db } = server.deps;
  const consumptionPointId = await consumptionPointRow(db, accountId);
  const documentId = await documentRow(db, { projectId, consumptionPointId, status: "SENT", isLiving });
  const { id } = await db
    .insertInto("signature_request")
    .values({
      document_id: documentId,
      provider: "embedded",
      provider_id: documentId,
      status: request,
      created_at: moment,
      expires_at: moment,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("signature_signer")
    .values(
      signers.map((status, position) => ({
        request_id: id,
        position: position + 1,
        role: "participant" as const,
        first_name: "Camille",
        last_name: "Durand",
        email: `signataire${position}@exemple.fr`,
        phone_number: null,
        account_id: null,
        status,
        provider_signer_id: null,
        signature_link: null,
        address_confirmed_at: null,
      })),
    )
    .execute();
  return id;
}

const cases: readonly Case[] = requestStatuses.flatMap((request) =>
  signerStatuses.flatMap((status) =>
    [true, false].flatMap((isLiving) => [
      { request, signers: [status], isLiving },
      { request, signers: ["signed", status] as const, isLiving },
    ]),
  ),
);

async function aRequestOfEach(): Promise<Map<string, Case>> {
  const { id: accountId } = await server.signedUp();
  const projectId = await projectRow(server.deps.db, accountId);
  const made = new Map<string, Case>();
  for (const one of cases) made.set(await aRequest(accountId, projectId, one), one);
  return made;
}

const those = (made: ReadonlyMap<string, Case>, keep: (one: Case) => boolean) =>
  [...made]
    .filter(([, one]) => keep(one))
    .map(([id]) => id)
    .sort();

async function requestsIn(scope: (table: string) => RawBuilder<SqlBool>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from signature_request r where ${scope("r")} order by r.id`.execute(server.deps.db);
  return rows.map(({ id }) => id);
}

/** Each place that a scope selects, as its request and its position. */
async function placesIn(scope: RawBuilder<SqlBool>): Promise<string[]> {
  const rows = await server.deps.db
    .selectFrom("signature_signer as s")
    .innerJoin("signature_request as r", "r.id", "s.request_id")
    .innerJoin("document as d", "d.id", "r.document_id")
    .select(["r.id", "s.position"])
    .where(scope)
    .execute();
  return rows.map(({ id, position }) => `${id} ${position}`).sort();
}

const placesOf = (made: ReadonlyMap<string, Case>, keep: (status: SignerStatus, one: Case) => boolean) =>
  [...made]
    .flatMap(([id, one]) =>
      one.signers.flatMap((status, at) => (keep(status, one) ? [`${id} ${at + 1}`] : [])),
    )
    .sort();

describe("what the database keeps of signatures is what the domain says of every status", () => {
  it("of requests", async () => {
    const made = await aRequestOfEach();
    expect(await requestsIn(underWay)).toEqual(those(made, ({ request }) => isUnderWay(request)));
    expect(await requestsIn(completed)).toEqual(those(made, ({ request }) => isCompleted(request)));
    const forSeal = those(
      made,
      ({ request, signers }) =>
        isUnderWay(request) && isSignedByAll(signers.map((status, position) => ({ status, position }))),
    );
    expect(await requestsIn(waitingForSeal)).toEqual(forSeal);
    expect(forSeal.length).toBeGreaterThan(0);
  });

  it("of signers", async () => {
    const made = await aRequestOfEach();
    expect(await placesIn(havingSigned("s"))).toEqual(placesOf(made, hasSigned));
    const awaited = placesOf(
      made,
      (status, { request, isLiving }) => isAsked(status) && isUnderWay(request) && isLiving,
    );
    expect(await placesIn(toSign({ signer: "s", request: "r", document: "d" }))).toEqual(awaited);
    expect(awaited.length).toBeGreaterThan(0);
  });
});

it("the index on mailboxes is known to hold the places to sign", async () => {
  const index = "signature_signer_email";
  const plan = await planWith(server.deps.db, { table: "signature_signer", index }, (tx) =>
    tx
      .selectFrom("signature_signer as s")
      .innerJoin("signature_request as r", "r.id", "s.request_id")
      .innerJoin("document as d", "d.id", "r.document_id")
      .select("s.id")
      .where(toSign({ signer: "s", request: "r", document: "d" }))
      .where(sql`lower(s.email)`, "=", "camille@exemple.fr"),
  );
  expect(plan).toContain(index);
});

it("the index on deadlines is known to hold the requests under way", async () => {
  const index = "signature_request_expiry";
  const plan = await planWith(server.deps.db, { table: "signature_request", index }, (tx) =>
    tx
      .selectFrom("signature_request")
      .select("id")
      .where(underWay("signature_request"))
      .where("expires_at", "<=", moment),
  );
  expect(plan).toContain(index);
});
