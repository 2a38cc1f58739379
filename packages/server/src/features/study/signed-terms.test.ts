import { documentCalls } from "@mec/api/document";
import { proposalCalls, studyCalls } from "@mec/api/study";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { setStatus } from "../../../test/application-fixtures.ts";
import { someTerms } from "../../../test/document-fixtures.ts";
import type { TestServer } from "../../../test/harness.ts";
import { applicationRow, productionPointRow } from "../../../test/rows.ts";
import { type Signing, sendToSign, signAll, startSigning } from "../../../test/signature-fixtures.ts";
import { loadTermsOf } from "../document/terms/reads.ts";
import { loadAgreedPrices } from "./agreed-prices.ts";

let server: TestServer;
let signing: Signing;
let point: string;

const common = {
  ...someTerms,
  price: null,
  vatRegime: null,
  durationYears: 5,
  tacitRenewal: true,
  noticeMonths: 2,
  indexation: "fixed",
  indexationRate: 1.5,
} as const;
const others = { ...common, price: 0.125, noticeMonths: 6, indexationRate: 3 } as const;

beforeEach(async () => {
  ({ server, signing } = await startSigning());
  point = signing.application.consumerId ?? "";
  server.setNow(new Date("2026-11-03T09:00:00.000Z"));
  const step = { application_id: signing.application.id, status: "SIGNATURE", acted_as: "owner" } as const;
  await server.deps.db
    .insertInto("application_progress")
    .values({ ...step, price: 0.105, created_at: server.deps.now() })
    .execute();
  await write(null, common);
  server.setNow(new Date("2026-11-04T09:00:00.000Z"));
});

const write = (consumptionPointId: string | null, terms: typeof common | typeof others) =>
  signing.owner.call(documentCalls.saveSalesContract, {
    params: { id: signing.projectId },
    body: { consumptionPointId, terms },
  });

/** The contract of his place, sent with the terms of that day. */
async function send(): Promise<void> {
  await sendToSign(server, signing, ["salesContract"]);
  await sql`update document set data = data || jsonb_build_object('acceptedPrice', 0.105, 'terms', ${JSON.stringify(common)}::jsonb)
    where kind = 'salesContract'`.execute(server.deps.db);
}

async function signByAll(): Promise<void> {
  for (const email of [signing.participant.email, signing.producer.email]) await signAll(server, email);
  await server.settle();
}

/** All that its holder reads of the years to come, on his request and on the project's page. */
async function read() {
  const params = { id: signing.projectId };
  const proposal = await signing.holder.call(proposalCalls.getPriceProposal, { params: { id: point } });
  const query = { consumptionPointId: point };
  const basis = await signing.holder.call(studyCalls.getEstimateBasis, { params, query });
  return { proposal, page: { engagement: basis.engagement, price: basis.price } };
}

it("who signed reads what moved since his signature, with the sum that he signed", async () => {
  await sql`update production_point set created_at = '2026-11-01T09:00:00Z'`.execute(server.deps.db);
  await send();
  const atSignature = (await read()).proposal;
  await signByAll();
  const signed = (await read()).proposal;
  expect(signed).toMatchObject({ signedAt: "2026-11-04T09:00:00.000Z", movedSince: null });
  server.setNow(new Date("2026-12-04T09:00:00.000Z"));
  const other = await server.signedUp();
  const joined = await applicationRow(server.deps.db, {
    projectId: signing.projectId,
    productionPointId: await productionPointRow(server.deps.db, other.id),
    status: "APPLICATION",
  });
  await setStatus(server, joined, "SIGNATURE");
  const later = (await read()).proposal;
  expect(later?.movedSince).toMatchObject({ producersJoined: 1, consumersJoined: 0 });
  expect(later?.agreed?.savingEur.low).toBeCloseTo(atSignature?.savingEur.low ?? 0, 1);
  expect(later?.agreed?.savingEur.high).toBeCloseTo(atSignature?.savingEur.high ?? 0, 1);
});

it("who has signed reads the sum of that moment beside today's, and no more that of the price's mail", async () => {
  const { db } = server.deps;
  const told = { at: "2026-11-03T09:00:00.000Z", savingEur: { low: 254, high: 596 } };
  const kept = { ...told, savingWithoutVatEur: null, membershipEur: 10, billEur: 900 };
  await db
    .updateTable("application")
    .set({ kept_sum: JSON.stringify(kept) })
    .where("consumption_point_id", "=", point)
    .execute();
  await send();
  const before = (await read()).proposal;
  expect(before?.agreed?.savingEur).toEqual(told.savingEur);
  await signAll(server, signing.participant.email);
  await server.settle();
  const after = (await read()).proposal;
  expect(after?.agreed?.at).toBe("2026-11-04T09:00:00.000Z");
  expect(after?.agreed?.savingEur.high).toBeCloseTo(before?.savingEur.high ?? 0, 0);
});

describe("the terms of a contract that all have signed", () => {
  it("are those of every sum and page, whatever the owner writes for its consumer afterwards", async () => {
    await send();
    await signByAll();
    const signed = await read();
    expect(signed.page.engagement).toMatchObject({ indexationRate: 1.5, noticeMonths: 2 });
    server.setNow(new Date("2026-12-04T09:00:00.000Z"));
    await write(point, others);
    expect(await read()).toEqual(signed);
    await write(null, others);
    expect(await read()).toEqual(signed);
    const priceOf = await loadAgreedPrices(server.deps.db, signing.projectId);
    expect(priceOf({ consumptionPointId: point, price: 0.105 })).toBe(0.105);
  });

  it("were written when they were, and not when the owner wrote others", async () => {
    await send();
    server.setNow(new Date("2026-12-04T09:00:00.000Z"));
    await write(null, others);
    const held = (await loadTermsOf(server.deps.db, signing.projectId, [point]))(point);
    expect(held?.terms.indexationRate).toBe(1.5);
    expect(held?.writtenAt).toEqual(new Date("2026-11-03T09:00:00.000Z"));
  });

  it("were written by nobody, where it was sent with none: nothing changed since the yes", async () => {
    const { db } = server.deps;
    await db.deleteFrom("sales_terms").execute();
    server.setNow(new Date("2026-12-04T09:00:00.000Z"));
    await sendToSign(server, signing, ["salesContract"]);
    await sql`update document set data = data || '{"terms": null}' where kind = 'salesContract'`.execute(db);
    expect((await read()).proposal?.written ?? []).toEqual([]);
  });

  it("keep the subscription of the first contract, once a second one is signed that asks for none", async () => {
    await send();
    await signByAll();
    const { db } = server.deps;
    const subscriptionOf = async () =>
      (await loadTermsOf(db, signing.projectId, [point]))(point)?.terms.subscription;
    await sql`update document set data = jsonb_set(data, '{terms,subscription}', '60')`.execute(db);
    expect(await subscriptionOf()).toBe(60);
    server.setNow(new Date("2026-12-04T09:00:00.000Z"));
    const added = JSON.stringify({
      isAdded: true,
      terms: { ...common, subscription: null, noticeMonths: 4 },
    });
    await sql`insert into document (project_id, consumption_point_id, kind, status, data, words, file_name, created_at, updated_at)
      select project_id, consumption_point_id, kind, 'DONE', data || ${added}::jsonb, words, file_name,
        ${server.deps.now()}, ${server.deps.now()} from document`.execute(db);
    expect((await read()).page.engagement?.noticeMonths).toBe(4);
    expect(await subscriptionOf()).toBe(60);
  });

  it("say the price of its page and sums, where they say another than was accepted", async () => {
    await send();
    await sql`update document set data = jsonb_set(data, '{terms,price}', '0.125')`.execute(server.deps.db);
    const { proposal, page } = await read();
    expect(proposal?.price).toBe(0.125);
    expect(page.price).toEqual({ min: 0.125, max: 0.125 });
    await sql`update document set status = 'DECLINED'`.execute(server.deps.db);
    expect((await read()).proposal?.price).toBe(0.105);
  });

  it("hold from its sending on, and no longer once it was refused", async () => {
    await send();
    await write(point, others);
    expect((await read()).page.engagement?.noticeMonths).toBe(2);
    await sql`update document set status = 'DECLINED'`.execute(server.deps.db);
    expect((await read()).page.engagement?.noticeMonths).toBe(6);
  });
});
