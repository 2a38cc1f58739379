import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { studyCalls } from "@mec/api/study";
import { parse } from "csv-parse/sync";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../../test/harness.ts";
import { aStudyScene, type StudyScene } from "../../../../test/study-fixtures.ts";

let server: TestServer;
let scene: StudyScene;
beforeAll(async () => {
  server = await startTestServer();
  scene = await aStudyScene(server);
  const { db } = server.deps;
  const { account_id } = await db
    .updateTable("consumption_point")
    .set({ name: "Formule & <Cie>" })
    .where("id", "=", scene.small)
    .returning("account_id")
    .executeTakeFirstOrThrow();
  await db.updateTable("account").set({ first_name: "=Anne" }).where("id", "=", account_id).execute();
});

const download = (format: "csv" | "xlsx" | "pdf") =>
  scene.owner.call(studyCalls.exportStudy, {
    params: { id: scene.projectId },
    query: { format },
  }) as unknown as Promise<Buffer>;
const has = (command: string) => spawnSync("sh", ["-c", `command -v ${command}`]).status === 0;

describe("a study as a file", () => {
  it("is a CSV that a French spreadsheet opens, in which no name is a formula", async () => {
    const text = (await download("csv")).toString("utf8");
    expect(text.startsWith("\uFEFF")).toBe(true);
    const rows: string[][] = parse(text, { bom: true, delimiter: ";", relax_column_count: true });
    const find = (first: string) => rows.find(([cell]) => cell === first);
    expect(find("Énergie partagée (kWh)")).toEqual(["Énergie partagée (kWh)", "3504"]);
    // 1,314 kWh × 0.07494 € − 5.364 €, as in study.test.ts.
    expect(find("'=Anne Durand, Formule & <Cie>")).toEqual([
      "'=Anne Durand, Formule & <Cie>",
      "courbe réelle",
      "2628",
      "1314",
      "0,5",
      "0,12",
      "98,471",
      "5,364",
      "pas encore fixée",
      "0",
      "93,107",
      "0",
    ]);
    expect(find("2025-01")).toEqual(["2025-01", "297,6", "595,2", "297,6", "0"]);
  });

  it("is a workbook with a sheet for each table", async () => {
    const files = unzipSync(await download("xlsx"));
    const workbook = strFromU8(files["xl/workbook.xml"] ?? new Uint8Array(0));
    for (const sheet of ["Synthèse", "Participants", "Producteurs", "Clés", "Candidats", "Mois"]) {
      expect(workbook).toContain(`name="${sheet}"`);
    }
    const participants = strFromU8(files["xl/worksheets/sheet2.xml"] ?? new Uint8Array(0));
    expect(participants).toMatch(/<v>1314(\.0*\d*)?<\/v>|<v>1313\.9{5,}\d*<\/v>/);
    expect(strFromU8(files["xl/sharedStrings.xml"] ?? new Uint8Array(0))).toContain(
      "=Anne Durand, Formule &amp; &lt;Cie&gt;",
    );
  });

  it("is a report in PDF, tagged, in French, with its title", async () => {
    const bytes = await download("pdf");
    const text = bytes.toString("latin1");
    expect(text.startsWith("%PDF-1.7")).toBe(true);
    for (const part of ["/Lang (fr-FR)", "/StructTreeRoot", "/Marked true", "/S /Figure", "/S /TH"]) {
      expect(text, part).toContain(part);
    }
  });

  it.runIf(has("pdftotext") && has("qpdf"))("is a report that other tools read", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "mec-report-")), "etude.pdf");
    writeFileSync(file, await download("pdf"));
    execFileSync("qpdf", ["--check", file]);
    const layout = execFileSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8" });
    const text = layout.replace(/[\u00a0\u202f]/g, " ");
    expect(text).toContain("Étude de partage : Soleil des Lilas");
    expect(text).toMatch(/Énergie partagée\s+3 504 kWh/);
    expect(text).toMatch(/=Anne Durand, Formule/);
    expect(text).toContain("courbe réelle");
    expect(text).toContain("93,11 €");
    expect(text).toMatch(/Fournisseur +Cotisation +Abonnement/);
    expect(text).not.toContain("-0,00");
    expect(text).toContain("Qui accepter ensuite");
    expect(text).toContain("Ce que ces chiffres supposent");
  });

  it("is named after the project and the day", async () => {
    const answer = await scene.owner.send("GET", `/api/project/${scene.projectId}/study/export?format=pdf`);
    expect(answer.headers["content-disposition"]).toContain("etude-soleil-des-lilas-2026-06-01.pdf");
    expect(answer.headers["content-type"]).toBe("application/pdf");
  });
});
