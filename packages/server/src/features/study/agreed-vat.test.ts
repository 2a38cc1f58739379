import { documentCalls } from "@mec/api/document";
import { pointCalls } from "@mec/api/point";
import { emptySalesTerms } from "@mec/domain/document";
import type { SellerVat } from "@mec/domain/shared";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { aProductionPoint } from "../../../test/application-fixtures.ts";
import { aCandidate } from "../../../test/candidate-fixtures.ts";

/** A candidate who said yes at 8:10 to a price whose VAT nobody had said, and what is said of it at later minutes. */
async function whoSaidYes() {
  const candidate = await aCandidate();
  const { server, scene, holder, applicationId } = candidate;
  const { db } = server.deps;
  const at = (minute: number) => server.setNow(new Date(Date.UTC(2026, 5, 2, 8, minute)));
  const { id } = await db.selectFrom("production_point").select("id").executeTakeFirstOrThrow();
  await db
    .updateTable("membership_fee")
    .set({ updated_at: new Date(0) })
    .execute();
  await db.updateTable("production_point").set({ account_id: scene.owner.id }).execute();
  const says = (vatRegime?: SellerVat) =>
    scene.owner.call(pointCalls.updateProductionPoint, {
      params: { id },
      body: {
        ...aProductionPoint(),
        ...(vatRegime && { vatRegime }),
        operational: { raccordementId: "" },
      },
    });
  const plans = (vatRegime: SellerVat) =>
    scene.owner.call(documentCalls.saveSalesContract, {
      params: { id: scene.projectId },
      body: { terms: { ...emptySalesTerms, vatRegime } },
    });
  at(8);
  await says();
  at(9);
  await candidate.propose(0.12);
  at(10);
  const yes = await holder.send("POST", `/api/application/${applicationId}/progress`, {
    status: "SIGNATURE",
    price: 0.12,
  });
  expect(yes.statusCode).toBe(201);
  return { candidate, pointId: id, at, says, plans, accepted: (await candidate.read())?.savingEur };
}

it("what was accepted stays told with the VAT of that day, also once its seller says what was planned since", async () => {
  const { candidate, at, says, plans, accepted } = await whoSaidYes();
  at(11);
  await plans("franchise");
  const planned = await candidate.read();
  expect(planned?.savingEur).not.toEqual(accepted);
  expect(planned).toMatchObject({ vatThen: { vatRegime: null }, agreed: { savingEur: accepted } });
  at(12);
  await says("franchise");
  expect(await candidate.read()).toMatchObject({
    vatThen: { vatRegime: null },
    agreed: { savingEur: accepted },
  });
});

it("and where its seller says otherwise than was counted; what was not kept before is not told", async () => {
  const { candidate, at, says, accepted } = await whoSaidYes();
  at(11);
  await says("franchise");
  at(12);
  await says("standard");
  at(13);
  await says("franchise");
  expect(await candidate.read()).toMatchObject({ agreed: { savingEur: accepted } });
  await candidate.server.deps.db
    .updateTable("production_point")
    .set({
      former_vat: sql`jsonb_build_object('said', jsonb_build_array(jsonb_build_object('until', '2026-06-02T08:11:00Z')))`,
    })
    .execute();
  expect(await candidate.read()).toMatchObject({ vatThen: null, agreed: null });
});

it("twenty former answers are kept, and what was said before them is not told", async () => {
  const { candidate, pointId, at, says, accepted } = await whoSaidYes();
  const isFranchise = (turn: number) => turn % 2 === 0;
  for (let turn = 0; turn < 20; turn += 1) {
    at(11 + turn);
    // On as many days, as far as the limit of changes knows.
    await candidate.server.deps.limits.forget("vatChangesPerPoint", pointId);
    await says(isFranchise(turn) ? "franchise" : "standard");
  }
  expect(await candidate.read()).toMatchObject({ agreed: { savingEur: accepted } });
  at(40);
  await says("franchise");
  expect(await candidate.read()).toMatchObject({ vatThen: null, agreed: null });
  const { former_vat: former } = await candidate.server.deps.db
    .selectFrom("production_point")
    .select("former_vat")
    .executeTakeFirstOrThrow();
  expect(former.said).toHaveLength(20);
  expect(former.said[0]).not.toHaveProperty("vatRegime");
});

it("a seller says another VAT ten times a day at most", async () => {
  const { at, says } = await whoSaidYes();
  const said: string[] = [];
  for (let turn = 0; turn < 11; turn += 1) {
    at(11 + turn);
    const refused = await says(turn % 2 === 0 ? "franchise" : "standard").then(
      () => "said",
      (error: Error) => error.message,
    );
    said.push(refused);
  }
  expect(said.slice(0, 10)).toEqual(Array(10).fill("said"));
  expect(said[10]).toMatch(/429/);
});
