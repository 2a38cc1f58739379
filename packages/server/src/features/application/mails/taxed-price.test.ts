import { applicationCalls } from "@mec/api/application";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { aCandidate, type Candidate } from "../../../../test/candidate-fixtures.ts";
import { applicationRow, productionPointRow } from "../../../../test/rows.ts";
import { emit } from "../../../../test/signature-fixtures.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { followVat } from "../../../meeting/follow-vat.ts";

let candidate: Candidate;
let clock: number;

beforeEach(async () => {
  candidate = await aCandidate();
  clock = candidate.server.deps.now().getTime();
  // Those who sell already add no VAT.
  await candidate.server.deps.db.updateTable("production_point").set({ vat_regime: "franchise" }).execute();
  later(1);
  await candidate.propose(0.115);
  await candidate.server.forgetMails();
});

/** Some minutes pass. */
function later(minutes: number): void {
  clock += minutes * 60_000;
  candidate.server.setNow(new Date(clock));
}

/** A farmer with this VAT is accepted. */
async function joins(vatRegime: "standard" | "franchise"): Promise<string> {
  const { server, scene } = candidate;
  const farmer = await server.signedUp();
  const productionPointId = await productionPointRow(server.deps.db, farmer.id);
  await server.deps.db
    .updateTable("production_point")
    .set({ vat_regime: vatRegime, production_power: 30 })
    .where("id", "=", productionPointId)
    .execute();
  const { projectId } = scene;
  const id = await applicationRow(server.deps.db, { projectId, productionPointId, status: "APPLICATION" });
  later(1);
  await scene.owner.call(applicationCalls.moveApplication, {
    params: { id },
    body: { status: "SIGNATURE" },
  });
  await server.settle();
  return id;
}

const told = () =>
  candidate.server.mails
    .filter(({ subject }) => subject.startsWith("Le prix proposé pour"))
    .map(({ to, text }) => ({ to, text: text.replaceAll(/[\u00a0\u202f]/gu, " ").replaceAll(/\s+/gu, " ") }));

it("who has a price to answer is told once that a new seller's VAT makes it dearer, with both prices and sums", async () => {
  await joins("standard");
  const [mail, ...others] = told();
  expect(others).toEqual([]);
  expect(mail?.to).toBe(candidate.holder.email);
  expect(mail?.text).toMatch(
    /le prix proposé était de 11,5 c€\/kWh, sans TVA à ajouter\. Il est maintenant de 1\d,?\d* c€\/kWh TTC en moyenne \(13,8 ou 11,5, selon qui produit\)\./u,
  );
  expect(mail?.text).toMatch(
    /par an : auparavant .*€ .*sans l’exonération d’accise, .*€ .* avec ; aujourd’hui .*€ .*sans l’exonération d’accise, .*€ .* avec\./u,
  );
  expect(mail?.text).toContain("Rien ne vous engage");
  expect(mail?.text).toContain(`/consumer/${candidate.pointId}/application`);
});

it("the sum of before is the one that his page and his signature compare with", async () => {
  const kept = { low: 17, high: 64 };
  const { db } = candidate.server.deps;
  await candidate.server.settle();
  await sql`update application set kept_sum = kept_sum
    || jsonb_build_object('savingEur', ${JSON.stringify(kept)}::jsonb, 'withoutExemptionEur', null)
    where id = ${candidate.applicationId}`.execute(db);
  await candidate.server.forgetMails();
  await joins("standard");
  expect((await candidate.read())?.agreed?.savingEur).toEqual(kept);
  expect(told()[0]?.text).toContain(
    "par an : auparavant de 17 à 64 € d’économie avec l’exonération d’accise ;",
  );
});

it("his page says first that the price of a kilowatt-hour changed, and what it was", async () => {
  await joins("standard");
  const page = await candidate.read();
  expect(page).toMatchObject({
    vatThen: { vatRegime: "franchise" },
    movedSinceProposal: { producersJoined: 1 },
  });
  expect(page?.vatRegime).toBeTypeOf("number");
  later(1);
  await candidate.holder.call(applicationCalls.moveApplication, {
    params: { id: candidate.applicationId },
    body: { status: "SIGNATURE", price: 0.115 },
  });
  // His yes was to the price of that day; what the sum of the mail has seen since stays told beside it.
  expect(await candidate.read()).toMatchObject({ vatThen: null, movedSince: { producersJoined: 1 } });
});

it("whom the owner accepted without his answer is not told that he said yes", async () => {
  await candidate.scene.owner.call(applicationCalls.moveApplication, {
    params: { id: candidate.applicationId },
    body: { status: "SIGNATURE" },
  });
  later(1);
  await candidate.server.forgetMails();
  await joins("standard");
  const [mail] = told();
  expect(mail?.text).toContain("le prix proposé était de 11,5 c€/kWh");
  expect(mail?.text).toContain(
    "Vous n’aviez pas répondu au prix proposé, et le porteur vous a accepté sans attendre",
  );
  expect(mail?.text).not.toContain("Vous aviez dit oui");
});

it("nobody is told of a seller who adds no VAT either, nor of one who came before the price", async () => {
  await joins("franchise");
  expect(told()).toEqual([]);
  await joins("standard");
  await candidate.server.forgetMails();
  later(1);
  await candidate.propose(0.115);
  expect(await candidate.read()).toMatchObject({ vatThen: null, movedSinceProposal: null });
  await candidate.server.settle();
  expect(told()).toEqual([]);
});

it("a seller who says his VAT again and again writes to nobody more than three times a day", async () => {
  await joins("standard");
  const { server, scene } = candidate;
  const at = new Date(clock).toISOString();
  const again = {
    type: "price-taxed",
    projectId: scene.projectId,
    at,
    was: { taxed: 0, exempt: 30, untold: 0 },
  } as const;
  for (let each = 0; each < 6; each++) await emit(server, again);
  expect(told()).toHaveLength(3);
});

it("the day's mails are counted too where those told first had no dearer price", async () => {
  await joins("standard");
  const { server, scene } = candidate;
  const next = {
    type: "price-taxed",
    projectId: scene.projectId,
    at: new Date(clock).toISOString(),
    was: { taxed: 0, exempt: 30, untold: 0 },
    after: "00000000-0000-0000-0000-000000000000",
  } as const;
  for (let each = 0; each < 6; each++) await emit(server, next);
  expect(told()).toHaveLength(3);
  for (let each = 0; each < 2; each++) await emit(server, { ...next, prices: "counted" });
  expect(told()).toHaveLength(5);
});

it("a plant that makes more or less, whose seller says the same of his VAT, is told to nobody", async () => {
  await joins("standard");
  const { server, scene } = candidate;
  await server.forgetMails();
  await inTransaction(server.deps.db, (tx) =>
    followVat(server.deps, tx, scene.projectId, () =>
      tx.updateTable("production_point").set({ production_power: 90 }).execute(),
    ),
  );
  await server.settle();
  expect(told()).toEqual([]);
});

it("a business that gets VAT back is told that a seller adds it: the same price before tax, and nothing binds it", async () => {
  const { server, pointId } = candidate;
  await server.deps.db
    .updateTable("consumption_point")
    .set({ consumer_type: "professional", reclaims_vat: true })
    .where("id", "=", pointId)
    .execute();
  await joins("standard");
  const mails = server.mails.filter(({ to }) => to === candidate.holder.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Un producteur ajoute la TVA dans/u),
  ]);
  const text = mails[0]?.text.replaceAll(/[\u00a0\u202f]/gu, " ").replaceAll(/\s+/gu, " ");
  expect(text).toContain(
    "le prix proposé était de 11,5 c€/kWh, sans TVA. Il est toujours de 11,5 c€/kWh HT : au moins un producteur y ajoute désormais la TVA, que vous récupérez.",
  );
  expect(text).toContain("Rien ne vous engage");
  expect(text).not.toContain("a augmenté");
});
