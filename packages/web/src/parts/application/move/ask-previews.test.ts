import type { AcceptancePreview, PricePreview } from "@mec/api/study";
import { soldOf } from "@mec/energy";
import { describe, expect, it } from "vitest";
import type { Client } from "../../../platform/client.tsx";
import { askAcceptance, askPrice } from "./ask-previews.ts";

const projectId = "00000000-0000-4000-8000-000000000001";
const idsOf = (number: number) => Array.from({ length: number }, (_, n) => `application ${n}`);

const outcome = {
  sharedKwh: { low: 900, high: 1200 },
  energyEur: { low: 60, high: 90 },
  savingEur: { low: 8, high: 86 },
  firstYearEur: { low: 8, high: 86 },
  savingWithoutVatEur: null,
  membershipEur: 0,
  entranceEur: 0,
  subscriptionEur: 0,
  networkOptionEur: null,
  saves: true,
  verdict: "",
  loss: null,
  withoutExemptionEur: null,
};

/** 1 to 2 kWh for each at 1 €, beside 100 taken already, of 1,600 that are produced. */
const wanted = (people: number) => ({
  kwh: { low: people, high: 2 * people },
  eur: { low: people, high: 2 * people },
  takenKwh: { low: 100, high: 100 },
  mostKwh: 1600,
});

/** A server that refuses more than 500, for whom each person buys 1 to 2 kWh, takes a 600th and every hundredth loses. */
function aServer(more: object = {}) {
  const lots: string[][] = [];
  const call = (async (_: unknown, { body }: { body: { applicationIds: string[]; price?: number } }) => {
    const { applicationIds, price } = body;
    const { length } = applicationIds;
    if (length < 1 || length > 500) throw new Error("INVALID_INPUT");
    lots.push(applicationIds);
    return {
      people: applicationIds.map((applicationId) => ({ ...outcome, applicationId })),
      losing: length / 100,
      atRisk: length / 50,
      withoutExemption: { losing: length / 20, atRisk: length / 10 },
      vatRegime: "standard",
      ...(price === undefined
        ? { reserved: { before: 0.25, after: 0.25 + length / 600 } }
        : { price, accepted: 3, ...soldOf(wanted(length)), wanted: wanted(length) }),
      ...more,
    };
  }) as unknown as Client;
  return { lots, call };
}

describe("what 700 people would gain", () => {
  it("is asked in lots that the server takes, and told of all of them", async () => {
    const { lots, call } = aServer();
    const preview = await askAcceptance(projectId, idsOf(700))(call);
    expect(lots.map(({ length }) => length)).toEqual([500, 200]);
    expect(preview.people.map(({ applicationId }) => applicationId)).toEqual(idsOf(700));
    expect(preview).toMatchObject({
      losing: 7,
      atRisk: 14,
      withoutExemption: { losing: 35, atRisk: 70 },
      vatRegime: "standard",
    });
  });

  it("reserves what they take together, beside what is reserved already", async () => {
    const { reserved } = await askAcceptance(projectId, idsOf(1200))(aServer().call);
    expect(reserved?.before).toBe(0.25);
    expect(reserved?.after).toBeCloseTo(2.25, 10);
  });

  it("is sold together at a price", async () => {
    const preview = await askPrice(projectId, 0.12, idsOf(700))(aServer().call);
    expect(preview.people).toHaveLength(700);
    expect(preview).toMatchObject({
      price: 0.12,
      accepted: 3,
      losing: 7,
      atRisk: 14,
      withoutExemption: { losing: 35, atRisk: 70 },
      soldKwh: { low: 700, high: 1400 },
      soldEur: { low: 700, high: 1400 },
    } satisfies Partial<PricePreview>);
  });

  it("is never sold more than is produced, though each lot alone could buy nearly all", async () => {
    const { soldKwh, soldEur } = await askPrice(projectId, 1, idsOf(1500))(aServer().call);
    // At best 3,000 kWh are wanted beside 100: 1,600 × 3,000 / 3,100.
    expect(soldKwh.high).toBeCloseTo(1548.39, 2);
    expect(soldEur.high).toBeCloseTo(1548.39, 2);
    expect(soldKwh.low).toBeCloseTo(1500, 2);
  });

  it("leaves out what is not known: a production, an end of the exemption", async () => {
    const unknown = { reserved: null, withoutExemption: null } satisfies Partial<AcceptancePreview>;
    expect(await askAcceptance(projectId, idsOf(501))(aServer(unknown).call)).toMatchObject(unknown);
  });

  it("is one request for 500", async () => {
    const { lots, call } = aServer();
    await askPrice(projectId, 0.12, idsOf(500))(call);
    expect(lots).toEqual([idsOf(500)]);
  });
});
