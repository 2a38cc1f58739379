import { accountCalls } from "@mec/api/account";
import { annexeCalls, documentCalls } from "@mec/api/document";
import { projectCalls } from "@mec/api/project";
import { type AnnexeDetails, emptyAnnexeDetails, type Surplus } from "@mec/domain/document";
import { initialPerimeterDetails } from "@mec/domain/project";
import { messages } from "@mec/domain/shared";
import { strFromU8, unzipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import {
  type DocumentsScene,
  documentsScene,
  someTerms,
  takePlant,
} from "../../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../../test/harness.ts";
import { annexe, cellOf, columnOf, linesOf, readWorkbook } from "../../../../test/read-annexe.ts";
import { folded, ownText, readPdf } from "../../../../test/read-pdf.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const paramsOf = ({ projectId: id }: DocumentsScene) => ({ params: { id } });
const say = (scene: DocumentsScene, details: Partial<AnnexeDetails>) =>
  scene.owner.call(annexeCalls.saveAnnexeDetails, {
    ...paramsOf(scene),
    body: { ...emptyAnnexeDetails, ...details },
  });
const said = (scene: DocumentsScene) => scene.owner.call(annexeCalls.getAnnexeDetails, paramsOf(scene));
const overview = (scene: DocumentsScene) => scene.owner.call(annexeCalls.getAnnexeOverview, paramsOf(scene));
const surplusOf = ({ productionPointId }: DocumentsScene, surplus: Surplus) => ({
  [productionPointId]: surplus,
});
const textOf = (bytes: Uint8Array) => folded(ownText(readPdf(bytes)));

async function widen({ projectId }: DocumentsScene, perimeter: 2 | 10 | 20): Promise<void> {
  await server.deps.db.updateTable("project").set({ perimeter }).where("id", "=", projectId).execute();
}

const buyer = { kind: "buyer", buyer: "Énergie d’ici & <Cie>" } as const;

describe("the details of the annex", () => {
  it("are unsaid at first, then what was said last", async () => {
    const scene = await documentsScene(server);
    expect(await said(scene)).toBeNull();
    const first = { startDate: "2035-03-01", derogation: "2026-17", surplus: surplusOf(scene, buyer) };
    expect(await say(scene, first)).toEqual(first);
    const last = { ...first, startDate: null, surplus: surplusOf(scene, { kind: "losses" }) };
    const twice = await Promise.all([say(scene, last), say(scene, last)]);
    expect(twice).toEqual([last, last]);
    expect(await said(scene)).toEqual(last);
  });

  it("leave out the points that are not, or no longer, of the project", async () => {
    const scene = await documentsScene(server);
    const [stranger = ""] = scene.consumers;
    const kept = surplusOf(scene, buyer);
    const answer = await say(scene, { surplus: { ...kept, [stranger]: { kind: "losses" } } });
    expect(answer.surplus).toEqual(kept);
    await server.deps.db.deleteFrom("production_point").where("id", "=", scene.productionPointId).execute();
    expect(await said(scene)).toEqual(emptyAnnexeDetails);
  });

  it("are in what their owner takes away", async () => {
    const scene = await documentsScene(server);
    await say(scene, { surplus: surplusOf(scene, buyer) });
    const zip = await scene.owner.call(accountCalls.exportUser, {});
    const files = unzipSync(zip as unknown as Uint8Array);
    const { projets } = JSON.parse(strFromU8(files["donnees.json"] ?? new Uint8Array()));
    expect(projets[0].annexe2).toEqual({ ...emptyAnnexeDetails, surplus: surplusOf(scene, buyer) });
  });

  it("go with their project", async () => {
    const scene = await documentsScene(server, { consumers: 0 });
    await say(scene, { startDate: "2035-03-01" });
    await server.deps.db.deleteFrom("project").where("id", "=", scene.projectId).execute();
    expect(await server.deps.db.selectFrom("annexe_details").selectAll().execute()).toEqual([]);
  });

  it("stand in the annex, the same in its three files", async () => {
    const scene = await documentsScene(server);
    await widen(scene, 10);
    await say(scene, {
      startDate: "2035-03-01",
      derogation: "Décision n° 2026-17",
      surplus: surplusOf(scene, buyer),
    });
    const lines = await linesOf(scene);
    expect(cellOf(lines, "Date de démarrage souhaitée")).toBe("01/03/2035");
    expect(cellOf(lines, "Référence de la dérogation")).toBe("Décision n° 2026-17");
    expect(columnOf(lines, "Producteurs", "Surplus")).toEqual(["Vendu à Énergie d’ici & <Cie>"]);
    const { texts } = readWorkbook(await annexe(scene, "xlsx"));
    const text = textOf(await annexe(scene, "pdf"));
    for (const words of ["01/03/2035", "Décision n° 2026-17", "Vendu à Énergie d’ici & <Cie>"]) {
      expect(texts).toContain(words);
      expect(text).toContain(folded(words));
    }
    expect(text).toContain(folded("Photovoltaïque, C5"));
    expect(text).not.toContain(folded("à compléter : date de démarrage souhaitée"));
  });

  it("say to whom all of it is sent, once the owner has said who runs the network", async () => {
    const scene = await documentsScene(server);
    expect((await overview(scene)).gridOperator).toBe("");
    await scene.owner.call(projectCalls.savePerimeterDetails, {
      ...paramsOf(scene),
      body: { ...initialPerimeterDetails, gridOperator: "Enedis" },
    });
    expect((await overview(scene)).gridOperator).toBe("Enedis");
  });

  it("tell nothing from the terms of sale of the surplus of another’s plant: only its owner’s own", async () => {
    const scene = await documentsScene(server);
    await scene.owner.call(documentCalls.saveSalesContract, {
      ...paramsOf(scene),
      body: { terms: someTerms },
    });
    expect(columnOf(await linesOf(scene), "Producteurs", "Surplus")).toEqual(["à compléter"]);
    expect((await overview(scene)).producers[0]?.purchaseContract).toBeNull();
    await takePlant(server, scene);
    expect((await overview(scene)).producers[0]?.purchaseContract).toBe(true);
  });

  it("name the losses of the network, over what the terms of sale tell of a purchase contract", async () => {
    const scene = await documentsScene(server);
    await takePlant(server, scene);
    await scene.owner.call(documentCalls.saveSalesContract, {
      ...paramsOf(scene),
      body: { terms: { ...someTerms, purchaseContract: false } },
    });
    expect(columnOf(await linesOf(scene), "Producteurs", "Surplus")).toEqual(["Hors contrat d’achat"]);
    await say(scene, { surplus: surplusOf(scene, { kind: "losses" }) });
    expect(columnOf(await linesOf(scene), "Producteurs", "Surplus")).toEqual([
      "Cession aux pertes du réseau",
    ]);
    expect(textOf(await annexe(scene, "pdf"))).toContain(folded("Cession aux pertes du réseau"));
  });

  it("have no derogation to name under 2 km, whatever was said before", async () => {
    const scene = await documentsScene(server);
    await widen(scene, 20);
    expect(cellOf(await linesOf(scene), "Référence de la dérogation")).toBe("à compléter");
    await say(scene, { derogation: "2026-17" });
    expect(cellOf(await linesOf(scene), "Référence de la dérogation")).toBe("2026-17");
    await widen(scene, 2);
    expect(cellOf(await linesOf(scene), "Référence de la dérogation")).toBe("sans objet");
  });

  it("are previewed as they are typed, and kept only once they are saved", async () => {
    const scene = await documentsScene(server);
    await say(scene, { startDate: "2035-03-01" });
    const preview = await scene.owner.call(annexeCalls.previewAnnexe2, {
      ...paramsOf(scene),
      body: { startDate: "2028-09-15", derogation: "", surplus: surplusOf(scene, buyer) },
    });
    const text = textOf(preview as unknown as Uint8Array);
    expect(text).toContain("15/09/2028");
    expect(text).toContain(folded("Vendu à Énergie d’ici"));
    expect(await said(scene)).toEqual({ ...emptyAnnexeDetails, startDate: "2035-03-01" });
  });

  it.each([
    { details: { startDate: "2027-02-30" }, path: "startDate", message: messages.date },
    { details: { derogation: "x".repeat(101) }, path: "derogation", message: messages.tooLong(100) },
    {
      details: { surplus: { toit: { kind: "losses" } } },
      path: "surplus.toit",
      message: messages.identifier,
    },
  ])("are refused in French at $path", async ({ details, path, message }) => {
    const scene = await documentsScene(server);
    const answer = await scene.owner.send("POST", `/api/project/${scene.projectId}/annexe2/details`, {
      ...emptyAnnexeDetails,
      ...details,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toMatchObject([{ path, message }]);
  });
});

describe("what the annex lacks", () => {
  it("is what remains to be said and signed elsewhere, and whose it is", async () => {
    const scene = await documentsScene(server, { consumers: 2, without: ["association", "interlocutor"] });
    const [first = "", second = ""] = scene.consumers;
    const { db } = server.deps;
    await db.updateTable("production_point").set({ production_power: null }).execute();
    await db.updateTable("consumption_point").set({ prm: null }).where("id", "=", second).execute();
    const { producers, gaps } = await overview(scene);
    expect(producers).toEqual([
      {
        productionPointId: scene.productionPointId,
        name: "Rémi Toiture",
        pointName: "Toit de l’école",
        power: null,
        purchaseContract: null,
      },
    ]);
    expect(gaps.map(({ item, points }) => [item, points.map(({ id }) => id)])).toEqual([
      ["associationName", []],
      ["rnaId", []],
      ["address", []],
      ["interlocutor", []],
      ["interlocutorEmail", []],
      ["interlocutorPhone", []],
      ["power", [scene.productionPointId]],
      ["producerAccord", [scene.productionPointId]],
      ["consumerPrm", [second]],
      ["accord", [first, second]],
    ]);
    expect(gaps.at(-1)?.points[0]?.name).toBe("Hugo Petit A");
  });

  it("is nothing once all is there", async () => {
    const scene = await documentsScene(server);
    const signed = {
      project_id: scene.projectId,
      kind: "accord",
      status: "DONE",
      created_at: server.deps.now(),
      updated_at: server.deps.now(),
    } as const;
    await server.deps.db
      .insertInto("document")
      .values([
        { ...signed, consumption_point_id: scene.consumers[0] ?? "" },
        { ...signed, production_point_id: scene.productionPointId },
      ])
      .execute();
    expect((await overview(scene)).gaps).toEqual([]);
  });
});
