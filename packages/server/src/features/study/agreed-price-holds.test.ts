import { documentCalls } from "@mec/api/document";
import { signatureCalls } from "@mec/api/signature";
import { proposalCalls, studyCalls } from "@mec/api/study";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { someTerms } from "../../../test/document-fixtures.ts";
import type { TestServer } from "../../../test/harness.ts";
import { mailedLink, type Signing, sendToSign, startSigning } from "../../../test/signature-fixtures.ts";
import { loadAgreedPrices } from "./agreed-prices.ts";
import { outcomesOfPrices } from "./outcome-of-prices.ts";

let server: TestServer;
let signing: Signing;
let point: string;

const accepted = 0.095;
const asked = { ...someTerms, price: 0.12, indexation: "none", indexationRate: null } as const;

beforeEach(async () => {
  ({ server, signing } = await startSigning());
  point = signing.application.consumerId ?? "";
  server.setNow(new Date("2026-11-03T09:00:00.000Z"));
  const step = { application_id: signing.application.id, created_at: server.deps.now() };
  await server.deps.db
    .insertInto("application_progress")
    .values([
      { ...step, status: "PROPOSAL", acted_as: "owner", price: accepted },
      { ...step, status: "SIGNATURE", acted_as: "holder", price: null },
    ])
    .execute();
  server.setNow(new Date("2026-11-04T09:00:00.000Z"));
});

const write = (consumptionPointId: string | null, price: number | null = asked.price) =>
  signing.owner.call(documentCalls.saveSalesContract, {
    params: { id: signing.projectId },
    body: { consumptionPointId, terms: { ...asked, price } },
  });

/** The price of every sum of the buyer, of the lines of what he commits to, and of the contract that is sent. */
async function pricesTold() {
  const params = { id: point };
  const query = { consumptionPointId: point };
  const proposal = await signing.holder.call(proposalCalls.getPriceProposal, { params });
  const basis = await signing.holder.call(studyCalls.getEstimateBasis, {
    params: { id: signing.projectId },
    query,
  });
  const { essentials } = await signing.holder.call(documentCalls.getConsumerCommitment, { params });
  const ofAll = await loadAgreedPrices(server.deps.db, signing.projectId);
  return {
    sum: proposal?.price,
    page: basis.price,
    line: essentials.find(({ subject }) => subject === "price")?.text,
    seller: ofAll({ consumptionPointId: point, price: proposal?.price ?? null }),
  };
}

it("a price that was said yes to is the price of the contract, whatever the common terms say afterwards", async () => {
  await write(null);
  const told = await pricesTold();
  expect(told).toMatchObject({ sum: accepted, page: { min: accepted, max: accepted }, seller: accepted });
  expect(told.line).toMatch(/11,4/);
  expect(told.line).not.toMatch(/14,4|Attention/);
});

it("what its owner writes for one buyer alone is his price from then on, beside the one that he accepted", async () => {
  await write(null);
  await write(point);
  const told = await pricesTold();
  expect(told).toMatchObject({ sum: 0.12, page: { min: 0.12, max: 0.12 }, seller: 0.12 });
  expect(told.line).toMatch(/14,4.*Attention.*11,4/);
  await write(point, null);
  expect((await pricesTold()).sum).toBe(accepted);
});

const keep = (more: object = {}) => {
  const kept = {
    at: "2026-11-03T10:00:00.000Z",
    savingEur: { low: 503, high: 1140 },
    savingWithoutVatEur: null,
    membershipEur: 10,
    billEur: 900,
    ...more,
  };
  return sql`update application set kept_sum = ${JSON.stringify(kept)}::jsonb
    where id = ${signing.application.id}`.execute(server.deps.db);
};

async function sinceToldToSigner() {
  const { sinceAgreement } = await server.visitor().call(signatureCalls.readSignatureSummary, {
    params: { token: mailedLink(server, signing.participant.email) },
  });
  return sinceAgreement?.replaceAll(/[\u00a0\u202f]/gu, " ");
}

it("who signs at another price reads the sum that he was told with the accepted one, as it was kept", async () => {
  await write(point);
  await sendToSign(server, signing, ["bulletin", "salesContract"]);
  await sql`update document set data = data || jsonb_build_object('acceptedPrice', ${accepted}::float8, 'terms', ${JSON.stringify(asked)}::jsonb)
    where kind = 'salesContract'`.execute(server.deps.db);
  await keep();
  expect(await sinceToldToSigner()).toMatch(/^Le 3 novembre 2026 : de 503 à 1 140 € d’économie/u);
});

it("who signs reads what was changed of his own place since, as the page of his place names it: by himself, or by whose account it is", async () => {
  await sendToSign(server, signing, ["bulletin", "salesContract"]);
  const outcomes = await outcomesOfPrices(server.deps, signing.projectId, [
    { pointId: point, price: accepted },
  ]);
  const own = outcomes.get(point)?.own;
  // Other marks, of the same key.
  await keep({ own: { ...own, use: `${own?.use}2`, hours: `${own?.hours}2` } });
  const named = "votre consommation et vos heures creuses";
  expect(await sinceToldToSigner()).toContain(`Depuis, vous avez changé ${named}`);
  await sql`update account set last_name = 'Autre' where id = ${signing.holder.id}`.execute(server.deps.db);
  expect(await sinceToldToSigner()).toContain(`Depuis, on a changé ${named}`);
  await keep({ own });
  expect(await sinceToldToSigner()).not.toContain("changé");
});
