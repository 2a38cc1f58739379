import type { Study } from "@mec/api/study";
import { describe, expect, it } from "vitest";
import { ownText, type PdfRun, readPdf } from "../../../test/read-pdf.ts";
import { mostKept } from "../legal/flow.ts";
import { sheet } from "../legal/look.ts";
import { studyReportPdf } from "./report.ts";

const months = Array.from({ length: 12 }, (_, index) => ({
  month: `2025-${String(index + 1).padStart(2, "0")}`,
  productionKwh: 400 + index,
  consumptionKwh: 900,
  sharedKwh: 300,
  surplusKwh: 100 + index,
}));
const hours = Array.from({ length: 24 }, (_, hour) => ({
  hour,
  productionKwh: Math.max(0, 6 - Math.abs(hour - 12)),
  consumptionKwh: 1,
  sharedKwh: 1,
}));
const person = (index: number): Study["participants"][number] => ({
  consumptionPointId: `${index}`,
  name: `Participant ${index} de La Rochefoucauld-Montmorency`,
  status: "SIGNED",
  curve: "typical",
  consumptionKwh: 3000,
  sharedKwh: 900,
  selfProductionRate: 0.3,
  energyEur: 140.5,
  participationEur: 5.4,
  membershipEur: 10,
  subscriptionEur: 4.6,
  entranceEur: 20,
  savingEur: 120.5,
  savingPerKwhEur: 0.04,
  networkOptionEur: null,
  localPrice: 0.11,
  warning: index % 10 === 0 ? "le relevé s’arrête le 3 mars" : null,
});

const aStudy = (people: number, changes: Partial<Study> = {}): Study =>
  ({
    key: "static",
    method: { label: "Parts fixes", meaning: "Chacun reçoit sa part." },
    period: { from: "2024-12-31T23:00:00.000Z", to: "2025-12-31T23:00:00.000Z", stepMinutes: 30 },
    totals: {
      productionKwh: 9123,
      consumptionKwh: 14321,
      sharedKwh: 6543,
      surplusKwh: 2580,
      selfConsumptionRate: 0.717,
      selfProductionRate: 0.457,
      coverageRate: 0.637,
      producerRevenueEur: 1023.55,
    },
    revenue: { wholeSaleEur: 912.34 },
    months,
    typicalDays: [{ season: "summer", hours }],
    participants: Array.from({ length: people }, (_, index) => person(index)),
    producers: [],
    keys: [],
    candidates: [],
    assumptions: ["Les prix sont ceux acceptés."],
    ...changes,
  }) as unknown as Study;

const report = async (people: number | Study) =>
  Buffer.concat(
    await studyReportPdf({
      projectName: "Soleil & <Lilas>",
      study: typeof people === "number" ? aStudy(people) : people,
      date: new Date("2026-06-01"),
    }),
  );
const read = async (people: number | Study) => readPdf(await report(people));
const middle = ({ x, width }: PdfRun) => x + width / 2;

describe("the report of a study", () => {
  it("is the same to the byte for the same study", async () => {
    expect(await report(3)).toEqual(await report(3));
  });

  it("says all of each participant, whatever the number of pages, and cuts nothing at their ends", async () => {
    const { pages } = await read(150);
    expect(pages.length).toBeGreaterThan(5);
    const said = ownText({ pages, raw: "", tags: [], attached: [] });
    for (let index = 0; index < 150; index += 1) expect(said).toContain(`Participant ${index} de La`);
    for (const run of pages.flat().filter(({ tag }) => tag !== "Artifact")) {
      expect(run.y).toBeLessThan(sheet.height - sheet.bottom);
      expect(run.x + run.width).toBeLessThan(sheet.width - sheet.right + 0.5);
    }
  });

  it("says the same of who is among so many that their rows are made anew as they are drawn", async () => {
    const many = aStudy(mostKept + 1);
    const some = { ...many, participants: many.participants.slice(0, mostKept) };
    const said = async (study: Study) =>
      (await read(study)).pages.flat().filter(({ text }) => text.includes(`Participant ${mostKept - 1}`));
    const [among, alone] = [await said(many), await said(some)];
    expect(among.length).toBeGreaterThan(0);
    expect(among.map(({ text, x, width }) => ({ text, x, width }))).toEqual(
      alone.map(({ text, x, width }) => ({ text, x, width })),
    );
  });

  it("has its heads again on each page of a table, for who sees it only", async () => {
    const { pages } = await read(150);
    const heads = pages.flatMap((page) => page.filter(({ text }) => text === "Économie/an"));
    expect(heads.length).toBeGreaterThan(3);
    expect(heads.filter(({ tag }) => tag !== "Artifact")).toHaveLength(1);
  });

  it("tells each his own sum with its tax: a business's is without VAT, as its warning is", async () => {
    const withoutVat = { ...person(1), energyEur: 61.5, savingEur: 41.25 };
    const key: Study["keys"][number] = {
      key: "static",
      method: "Parts fixes",
      sharedKwh: 1800,
      surplusKwh: 700,
      selfConsumptionRate: 0.7,
      selfProductionRate: 0.3,
      producerRevenueEur: 250,
      inequality: 0.1,
      totalSavingEur: 241,
      smallestSavingEur: 120.5,
      smallestOwn: { savingEur: 41.25, isWithoutVat: true },
    };
    const home = aStudy(1);
    const study = aStudy(2, { participants: [person(0), { ...person(1), withoutVat }], keys: [key] });
    const said = async (one: Study) => ownText(await read(one)).replaceAll(/\s+/gu, " ");
    const mixed = await said(study);
    expect(mixed).toContain("120,50 € TTC");
    expect(mixed.match(/41,25 € HT/g)).toHaveLength(2);
    expect(mixed).toContain("(HT)");
    expect(mixed).toContain("61,50 €");
    expect(mixed).toContain("entreprises comptées avec TVA");
    expect(await said(home)).not.toMatch(/ HT\)|entreprises/);
    expect(await said(home)).toContain("Par an, TTC");
  });

  it("leaves no title at the foot of a page", async () => {
    for (let people = 1; people < 40; people += 3) {
      for (const page of (await read(people)).pages) {
        const last = page.filter(({ tag }) => tag !== "Artifact").at(-1);
        expect(last?.tag).not.toBe("H2");
      }
    }
  });

  it("aligns figures on the right under their title", async () => {
    const runs = (await read(2)).pages.flat();
    const [title] = runs.filter(({ text }) => text === "Valeur");
    const [value] = runs.filter(({ text }) => /^912,34/.test(text));
    expect((value?.x ?? 0) + (value?.width ?? 0)).toBeCloseTo((title?.x ?? 0) + (title?.width ?? 0), 1);
  });

  it("puts each hour under its value: noon in the middle of the day's curve", async () => {
    const runs = (await read(2)).pages.flat();
    const at = (text: string) => runs.find((run) => run.text === text && run.tag === "Figure");
    const [midnight, six, noon] = [at("0 h"), at("6 h"), at("12 h")].map((run) =>
      run ? middle(run) : Number.NaN,
    );
    const left = sheet.left + 42;
    const width = sheet.width - sheet.right - left;
    expect(noon).toBeCloseTo(left + (width * 12.5) / 24, 0);
    expect(midnight).toBeCloseTo(left + (width * 0.5) / 24, 0);
    expect(six).toBeCloseTo(left + (width * 6.5) / 24, 0);
  });

  it("is tagged: titles, tables, and figures with what they show and where they stand", async () => {
    const { tags, raw } = await read(12);
    for (const tag of ["Document", "H1", "H2", "P", "L", "Table", "TR", "TH", "TD"])
      expect(tags).toContain(tag);
    expect(tags.filter((tag) => tag === "Figure")).toHaveLength(2);
    expect(raw.match(/\/BBox \[/g)).toHaveLength(2);
    expect(raw.match(/\/Alt /g)).toHaveLength(2);
  });
});
