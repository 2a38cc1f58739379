import { documentCalls } from "@mec/api/document";
import { pmoCalls } from "@mec/api/pmo";
import { beforeEach, describe, expect, it } from "vitest";
import { type DocumentsScene, documentsScene, someTerms } from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";

const aFee = {
  required: true,
  entranceFeeRequired: false,
  entranceFeeAmount: 0,
  paymentMethods: [{ type: "CHEQUE" as const }],
  additionalInformation: "",
};

let server: TestServer;
let scene: DocumentsScene;
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server, { consumers: 1 });
});

const params = () => ({ id: scene.projectId });
const asks = (price: number, amount: number) =>
  Promise.all([
    scene.owner.call(documentCalls.saveSalesContract, {
      params: params(),
      body: { consumptionPointId: null, terms: { ...someTerms, price } },
    }),
    scene.owner.call(pmoCalls.saveMembershipFee, { params: params(), body: { ...aFee, amount } }),
  ]);
const kept = async () => {
  const { db } = server.deps;
  const terms = await db.selectFrom("past_sales_terms").select("terms").orderBy("id").execute();
  const fees = await db.selectFrom("past_membership_fee").select("yearly").orderBy("id").execute();
  return { prices: terms.map(({ terms: { price } }) => price), fees: fees.map(({ yearly }) => yearly) };
};
const somebodySaysYes = async () => {
  const { db } = server.deps;
  const { id } = await db.selectFrom("application").select("id").executeTakeFirstOrThrow();
  const step = { application_id: id, status: "SIGNATURE", acted_as: "holder" } as const;
  await db
    .insertInto("application_progress")
    .values({ ...step, created_at: server.deps.now() })
    .execute();
};

describe("the terms and the fee that others take the place of", () => {
  it("are kept where somebody said yes to them, and not each time that an owner tries another", async () => {
    await asks(0.1, 20);
    const before = await kept();
    for (const price of [0.11, 0.12, 0.13]) await asks(price, Math.round(price * 100));
    expect(await kept()).toEqual(before);
    await somebodySaysYes();
    await asks(0.14, 14);
    for (const price of [0.15, 0.16]) await asks(price, Math.round(price * 100));
    expect(await kept()).toEqual({ prices: [...before.prices, 0.13], fees: [...before.fees, 13] });
  });
});
