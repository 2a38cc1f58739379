import type { CallInput } from "@mec/api";
import { documentCalls } from "@mec/api/document";
import { pointCalls } from "@mec/api/point";
import { projectCalls, publicProjectCalls } from "@mec/api/project";
import { studyCalls, toEstimateProject } from "@mec/api/study";
import { emptySalesTerms } from "@mec/domain/document";
import { displayedPrice, type SellerVat, toTtc } from "@mec/domain/shared";
import { beforeEach, describe, expect, it } from "vitest";
import { aProductionPoint, applyTo, publish } from "../../../../test/application-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../../test/harness.ts";

let server: TestServer;
let owner: Awaited<ReturnType<TestServer["signedUp"]>>;
let visitor: Visitor;
beforeEach(async () => {
  server = await startTestServer();
  owner = await server.signedUp();
  visitor = server.visitor();
});

const sayRegime = (id: string, vatRegime: SellerVat | null, consumptionPointId: string | null = null) =>
  owner.call(documentCalls.saveSalesContract, {
    params: { id },
    body: { consumptionPointId, terms: { ...emptySalesTerms, vatRegime } },
  });

/** The power of each installation, and what its seller says. */
type Sellers = [number | null, SellerVat | null][];

/** A project that sells from 0.10 € without tax: 0.12 with it. */
async function publishSale(vatRegime: SellerVat | null, sellers: Sellers = [[36, null]]): Promise<string> {
  const projectId = await publish(owner);
  const price = { min: 0.1, max: 0.15 };
  for (const [productionPower, said] of sellers) {
    const body = aProductionPoint({ projectId, price, productionPower, vatRegime: said });
    await owner.call(pointCalls.createProductionPoint, { body });
  }
  if (vatRegime !== null) await sayRegime(projectId, vatRegime);
  return projectId;
}

describe("whether VAT is added to a project's price", () => {
  it("is told in lists, on its page and to its owner, as its terms of sale say it", async () => {
    const id = await publishSale(null);
    const told = async () => {
      const { vatRegime: onPage } = await visitor.call(publicProjectCalls.getPublicProject, {
        params: { id },
      });
      const [listed] = await visitor.call(publicProjectCalls.listPublicProjects, { query: {} });
      const { vatRegime: toOwner } = await owner.call(projectCalls.getProject, { params: { id }, query: {} });
      expect([listed?.vatRegime, toOwner]).toEqual([onPage, onPage]);
      return onPage;
    };
    expect(await told()).toBeNull();
    for (const regime of ["franchise", "standard", null, "franchise"] as const) {
      await sayRegime(id, regime);
      expect(await told()).toBe(regime);
    }
    await server.deps.db.deleteFrom("sales_terms").execute();
    expect(await told()).toBeNull();
  });

  it("is not what one consumer's own terms say", async () => {
    const id = await publishSale("standard");
    const { consumerId = null } = await applyTo(await server.signedUp(), id);
    await sayRegime(id, "franchise", consumerId);
    const page = await visitor.call(publicProjectCalls.getPublicProject, { params: { id } });
    expect(page.vatRegime).toBe("standard");
  });

  it("is what its sellers say before what its terms plan, by their power where they differ", async () => {
    const told = async (...asked: Parameters<typeof publishSale>) => {
      const id = await publishSale(...asked);
      return (await visitor.call(publicProjectCalls.getPublicProject, { params: { id } })).vatRegime;
    };
    expect(await told("franchise", [[36, "standard"]])).toBe("standard");
    // 27 of 36 kWc add VAT: the one who has not said it as planned, or as adding it.
    const mixed: Sellers = [
      [9, "franchise"],
      [27, null],
    ];
    expect(await told("franchise", mixed)).toBe("franchise");
    expect(await told("standard", mixed)).toBe(0.75);
    expect(await told(null, mixed)).toBe(0.75);
    // A power that is not known hides nobody's word.
    expect(await told("franchise", [[null, "standard"]])).toBe("standard");
  });

  it("is told apart to its owner as his terms plan it, for who has not said his own, whoever else sells", async () => {
    const id = await publishSale("franchise", [
      [36, null],
      [100, "standard"],
    ]);
    const mine = await owner.call(projectCalls.getProject, { params: { id }, query: {} });
    expect(mine.vatRegime).toBeCloseTo(100 / 136);
    expect(mine.plannedVat).toBe("franchise");
  });

  it("is the seller's own in each price where they differ, so that no price that is proposed lies outside", async () => {
    const id = await publish(owner);
    const asked = [
      [36, "franchise", { min: 0.1, max: 0.12 }],
      [100, "standard", { min: 0.09, max: 0.11 }],
    ] as const;
    for (const [productionPower, vatRegime, price] of asked) {
      const body = aProductionPoint({ projectId: id, price, productionPower, vatRegime });
      await owner.call(pointCalls.createProductionPoint, { body });
    }
    const page = await visitor.call(publicProjectCalls.getPublicProject, { params: { id } });
    const [listed] = await visitor.call(publicProjectCalls.listPublicProjects, { query: {} });
    const mine = await owner.call(projectCalls.getProject, { params: { id }, query: {} });
    for (const { price, priceWithTax } of [page, listed ?? page, mine]) {
      // Without tax, from the least for which both sell; with it from 10 c€ to who adds none to 12 × 1.2 to who does.
      expect([price, priceWithTax]).toEqual([
        { min: 0.1, max: 0.12 },
        { min: 0.1, max: 0.144 },
      ]);
    }
    // What an estimate counts are the same prices, 100 of 136 kWc with VAT: 10 × 1.147 = 11.47 c€ to 12 × 1.147 = 13.76.
    const basis = await visitor.call(studyCalls.getEstimateBasis, { params: { id } });
    const counted = toEstimateProject(basis).price ?? { min: 0, max: 0 };
    expect(counted).toEqual(page.price);
    expect(displayedPrice(counted.min, "individual", basis.vatRegime)).toBeCloseTo(0.114706, 6);
    expect(displayedPrice(counted.max, "individual", basis.vatRegime)).toBeCloseTo(0.137647, 6);
    const sold = await publishSale("standard");
    const alone = await visitor.call(publicProjectCalls.getPublicProject, { params: { id: sold } });
    expect(alone.priceWithTax).toBeNull();
  });

  it("is found by the lowest price that one of its sellers may be paid with his VAT, on the map as in lists", async () => {
    const mixed = await publishSale("standard", [
      [27, "standard"],
      [9, "franchise"],
    ]);
    await publishSale("franchise", [[36, "standard"]]);
    const found = async (maxPriceWithTax: number) => {
      const listed = await visitor.call(publicProjectCalls.listPublicProjects, {
        query: { maxPriceWithTax },
      });
      const france = { minLat: 41, minLong: -6, maxLat: 52, maxLong: 10, zoom: 6 };
      const query = { ...france, maxPriceWithTax };
      const items = await visitor.call(publicProjectCalls.listMapItems, { query });
      expect(items.reduce((sum, { count }) => sum + count, 0)).toBe(listed.length);
      return listed.map(({ id }) => id);
    };
    // One adds nothing to his 10 c€; all others ask 12 with it.
    expect(await found(0.1)).toEqual([mixed]);
    expect(await found(0.099999)).toEqual([]);
    expect(await found(0.12)).toHaveLength(2);
  });

  it("counts in the highest price that an individual accepts, on the map as in lists", async () => {
    const projects = {
      unsaid: await publishSale(null),
      taxed: await publishSale("standard"),
      exempt: await publishSale("franchise"),
    };
    await publish(owner);
    const found = async (filters: CallInput<typeof publicProjectCalls.listPublicProjects>["query"]) => {
      const listed = await visitor.call(publicProjectCalls.listPublicProjects, { query: filters });
      const france = { minLat: 41, minLong: -6, maxLat: 52, maxLong: 10, zoom: 6 };
      const items = await visitor.call(publicProjectCalls.listMapItems, { query: { ...france, ...filters } });
      expect(items.reduce((sum, { count }) => sum + count, 0)).toBe(listed.length);
      return listed.map(({ id }) => id).sort();
    };
    const { unsaid, taxed, exempt } = projects;
    const all = [unsaid, taxed, exempt].sort();
    expect(await found({ maxPriceWithTax: toTtc(0.1) })).toEqual(all);
    expect(await found({ maxPriceWithTax: 0.119999 })).toEqual([exempt]);
    expect(await found({ maxPriceWithTax: 0.1 })).toEqual([exempt]);
    expect(await found({ maxPriceWithTax: 0.099999 })).toEqual([]);
    // By prices without tax all three ask the same.
    expect(await found({ maxPrice: 0.1 })).toEqual(all);
  });
});
