import { annexeCalls, documentCalls } from "@mec/api/document";
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

async function shares(scene: DocumentsScene, percents: readonly number[]): Promise<void> {
  const method = {
    kind: "static_shares" as const,
    shares: percents.map((percent, index) => ({
      consumptionPointId: scene.consumers[index] ?? "",
      percent,
    })),
  };
  await server.deps.db
    .insertInto("repartition_design")
    .values({
      project_id: scene.projectId,
      repartition_key: "static",
      method: JSON.stringify(method),
      created_at: new Date(),
    })
    .execute();
}

async function insertAccord(scene: DocumentsScene, status: "DONE" | "IGNORED"): Promise<void> {
  await server.deps.db
    .insertInto("document")
    .values({
      project_id: scene.projectId,
      consumption_point_id: scene.consumers[0] ?? "",
      kind: "accord",
      status,
      created_at: server.deps.now(),
      updated_at: server.deps.now(),
    })
    .execute();
}

describe("the annex", () => {
  it("says that it is a draft to copy, and holds what is known of the operation", async () => {
    const scene = await documentsScene(server);
    const lines = await linesOf(scene);
    expect([...(await annexe(scene, "csv")).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(lines[1]).toEqual(["Projet d’annexe à recopier dans le modèle du gestionnaire de réseau"]);
    expect(cellOf(lines, "PMO (dénomination)")).toBe("Les Watts de Rennes");
    expect(cellOf(lines, "RNA")).toBe("W351234567");
    expect(cellOf(lines, "Interlocuteur")).toBe("Odile Martin");
    expect(cellOf(lines, "Périmètre (km)")).toBe("2");
    expect(cellOf(lines, "Puissance cumulée (kWc)")).toBe("36");
    expect(cellOf(lines, "Plus grande distance entre deux participants (km)")).toBe("0,3");
    expect(columnOf(lines, "Producteurs", "PRM d’injection")).toEqual(["30009999999991"]);
    expect(columnOf(lines, "Consommateurs", "Nom ou raison sociale")).toEqual(["Hugo Petit A"]);
    expect(columnOf(lines, "Consommateurs", "Coefficient (%)")).toEqual(["sans objet"]);
    expect(columnOf(lines, "Consommateurs", "Accord de participation signé le")).toEqual(["à compléter"]);
  });

  it("dates the accord that all have signed, the entry, and names the surplus", async () => {
    const scene = await documentsScene(server, { status: "EXPLOITATION" });
    await takePlant(server, scene);
    await scene.owner.call(documentCalls.saveSalesContract, {
      params: { id: scene.projectId },
      body: { terms: someTerms },
    });
    server.setNow(new Date("2026-05-31T22:30:00Z"));
    await insertAccord(scene, "DONE");
    const lines = await linesOf(scene);
    // Half past midnight in Paris.
    expect(columnOf(lines, "Consommateurs", "Accord de participation signé le")).toEqual(["01/06/2026"]);
    expect(columnOf(lines, "Consommateurs", "Date d’entrée")).toEqual(["01/03/2026"]);
    expect(columnOf(lines, "Producteurs", "Surplus")).toEqual(["Contrat d’achat"]);
  });

  it("takes an accord signed outside of the platform as signed, on a day to fill in", async () => {
    const scene = await documentsScene(server);
    await insertAccord(scene, "IGNORED");
    const words = "hors plateforme, date à indiquer";
    const lines = await linesOf(scene);
    expect(columnOf(lines, "Consommateurs", "Accord de participation signé le")).toEqual([words]);
    expect(folded(ownText(readPdf(await annexe(scene, "pdf"))))).toContain(folded(words));
    const { gaps } = await scene.owner.call(annexeCalls.getAnnexeOverview, {
      params: { id: scene.projectId },
    });
    const items = gaps.map(({ item }) => item);
    expect(items).toContain("accordDate");
    expect(items).not.toContain("accord");
  });

  it.each([
    { percents: [100 / 3, 100 / 3, 100 / 3], rounded: ["33,4", "33,3", "33,3"], sum: "100" },
    { percents: [50.02, 30.07, 19.91], rounded: ["50", "30,1", "19,9"], sum: "100" },
    { percents: [10.04, 0, 20], rounded: ["10,1", "0", "20"], sum: "30,1" },
  ])("rounds static shares of $percents by largest remainder", async ({ percents, rounded, sum }) => {
    const scene = await documentsScene(server, { consumers: 3, key: "static" });
    await shares(scene, percents);
    const lines = await linesOf(scene);
    expect(columnOf(lines, "Consommateurs", "Coefficient (%)")).toEqual(rounded);
    expect(cellOf(lines, "Somme des coefficients (%)")).toBe(sum);
  });

  it("never passes 100 % with 200 consumers who share equally, and gives all of it", async () => {
    const scene = await documentsScene(server, { consumers: 200, key: "static" });
    const lines = await linesOf(scene);
    const coefficients = columnOf(lines, "Consommateurs", "Coefficient (%)");
    expect(new Set(coefficients)).toEqual(new Set(["0,5"]));
    expect(cellOf(lines, "Somme des coefficients (%)")).toBe("100");
    const text = folded(ownText(readPdf(await annexe(scene, "pdf"))));
    for (const prm of columnOf(lines, "Consommateurs", "PRM")) expect(text).toContain(prm);
  });

  it.each(["=cmd|' /C calc'!A0", "+33 1", "-1+2", "@SUM(A1)"])(
    "carries %s into a spreadsheet as a text, whoever is called so",
    async (name) => {
      const scene = await documentsScene(server);
      await server.deps.db.updateTable("account").set({ first_name: name, last_name: "1" }).execute();
      await server.deps.db.deleteFrom("signatory").execute();
      const lines = await linesOf(scene);
      for (const table of ["Producteurs", "Consommateurs"]) {
        expect(columnOf(lines, table, "Nom ou raison sociale")).toEqual([`'${name} 1`]);
      }
      const { texts, sheets } = readWorkbook(await annexe(scene, "xlsx"));
      expect(texts).toContain(`${name} 1`);
      expect(sheets).toHaveLength(4);
      for (const sheet of sheets) expect(sheet).not.toMatch(/<f[ >]/);
    },
  );

  it("is a workbook with a sheet for each table, and a document with the same words", async () => {
    const scene = await documentsScene(server);
    const { workbook } = readWorkbook(await annexe(scene, "xlsx"));
    for (const sheet of ["Opération", "Producteurs", "Consommateurs", "Totaux"]) {
      expect(workbook).toContain(`name="${sheet}"`);
    }
    const pdf = readPdf(await annexe(scene, "pdf"));
    const text = folded(ownText(pdf));
    for (const words of [
      "Projet d’annexe à recopier dans le modèle du gestionnaire de réseau",
      "Les Watts de Rennes",
      "Hugo Petit A",
      "30009999999991",
      "à compléter : date de démarrage souhaitée",
    ]) {
      expect(text).toContain(folded(words));
    }
    expect(pdf.tags).toEqual(expect.arrayContaining(["H1", "H2", "Table", "TH", "TD"]));
  });

  it("of a project without anybody is whole too", async () => {
    const scene = await documentsScene(server, {
      consumers: 0,
      key: "static",
      without: ["association", "interlocutor", "fee", "producer"],
    });
    const lines = await linesOf(scene);
    expect(cellOf(lines, "Nombre de consommateurs")).toBe("0");
    expect(folded(ownText(readPdf(await annexe(scene, "pdf"))))).toContain(folded("à compléter : RNA"));
    expect((await annexe(scene, "xlsx")).length).toBeGreaterThan(0);
  });
});
