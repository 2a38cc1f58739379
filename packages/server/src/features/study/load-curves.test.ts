import { pointCalls } from "@mec/api/point";
import { type CurveReport, loadCurveCalls } from "@mec/api/study";
import { asConsumer } from "@mec/domain/point";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { aConsumptionPoint, aProductionPoint } from "../../../test/application-fixtures.ts";
import { enedisCsv, prm } from "../../../test/curve-files.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../test/harness.ts";
import { fileBody } from "../../../test/multipart.ts";
import { jobHandlers } from "../../app/reactions.ts";
import { findCurve } from "./curve-store.ts";

let server: TestServer;
let holder: Visitor & { id: string };
let pointId: string;
beforeEach(async () => {
  server = await startTestServer();
  server.setNow(new Date("2026-02-01T10:00:00Z"));
  holder = await server.signedUp();
  const body = aConsumptionPoint({ prm, sge: true });
  pointId = (await holder.call(pointCalls.createConsumptionPoint, { body })).id;
});

const url = (id = pointId) => `/api/consumption-point/${id}/load-curve`;
const put = (content: string | Uint8Array, query = "", by = holder, id = pointId) =>
  by.send("PUT", `${url(id)}${query}`, undefined, fileBody(content));
const reportOf = (answer: { json(): { report?: unknown } }) => answer.json().report as CurveReport;
const stored = () => holder.send("GET", url());
const days = () =>
  server.deps.db
    .selectFrom("load_curve_day")
    .select([
      "curve_id",
      "data",
      // The transaction that wrote the row: written again, it would be another.
      sql<string>`load_curve_day.xmin::text`.as("writtenBy"),
      sql<string>`day::text`.as("day"),
      sql<string>`erased_on::text`.as("erased_on"),
    ])
    .orderBy("day")
    .orderBy("curve_id")
    .execute();
/** The months in which something may be erased, each a partition. */
async function months(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'load_curve_day'::regclass`.execute(server.deps.db);
  return rows.map(({ name }) => name);
}

/** Half-hours of 100 W, with a hole of this many steps after the fourth. */
const holed = (steps: number) =>
  enedisCsv({ watts: [100, 100, 100, 100, ...Array(steps).fill(undefined), 300, 300, 300] });

/** 100, 101 … 147 W over half-hours: Σ = 48 × 100 + 47 × 48 / 2 = 5,928 W, that is 2,964 Wh. */
const dayWh = 2964;

describe("a file of readings", () => {
  it("is kept at once when nothing about it is doubtful, and told what it holds", async () => {
    const answer = await put(enedisCsv());
    expect(answer.statusCode).toBe(201);
    const summary = {
      prm,
      from: "2026-01-05T23:00:00.000Z",
      to: "2026-01-06T23:00:00.000Z",
      stepMinutes: 30,
      points: 48,
      energyKwh: dayWh / 1000,
      repaired: 0,
      missing: 0,
    };
    expect(answer.json()).toMatchObject({
      ...summary,
      expectedPrm: prm,
      lines: 51,
      toConfirm: [],
      remarks: [],
    });
    expect((await stored()).json()).toEqual({
      ...summary,
      receivedAt: "2026-02-01T10:00:00.000Z",
      erasedAt: "2028-02-01T00:00:00.000Z",
    });
  });

  it("that starts before the end of the former ones takes their place", async () => {
    await put(enedisCsv());
    expect((await put(enedisCsv({ watts: [60, 60] }))).statusCode).toBe(201);
    expect((await stored()).json()).toMatchObject({ points: 2, energyKwh: 0.06 });
  });

  it("that goes on where the former ones end is added to them, and leaves their days as they were", async () => {
    await put(enedisCsv());
    const former = await days();
    server.setNow(new Date("2026-03-01T10:00:00Z"));
    // In tenths of a watt, from the hour in UTC at which the day ends in Paris.
    const watts = Array.from({ length: 48 }, () => 0.5);
    expect((await put(enedisCsv({ start: new Date("2026-01-06T23:00:00Z"), watts }))).statusCode).toBe(201);
    expect((await stored()).json()).toMatchObject({
      from: "2026-01-05T23:00:00.000Z",
      to: "2026-01-07T23:00:00.000Z",
      points: 96,
      missing: 0,
      energyKwh: (dayWh + 12) / 1000,
      receivedAt: "2026-03-01T10:00:00.000Z",
      erasedAt: "2028-02-01T00:00:00.000Z",
    });
    expect((await days()).filter(({ erased_on }) => erased_on === "2028-02-01")).toEqual(former);
    const series = await holder.call(loadCurveCalls.getConsumptionCurveSeries, {
      params: { id: pointId },
      query: { view: "days" },
    });
    expect(series.points).toEqual([
      { at: "2026-01-06", kwh: dayWh / 1000 },
      { at: "2026-01-07", kwh: 0.012 },
    ]);
  });

  it("is added over the change of the hour, and over days that are missing", async () => {
    const saturday = { start: new Date("2026-03-27T23:00:00Z"), watts: Array(48).fill(100) };
    await put(enedisCsv(saturday));
    // Sunday has 23 hours; Monday was not given.
    await put(enedisCsv({ start: new Date("2026-03-28T23:00:00Z"), watts: Array(46).fill(200) }));
    await put(enedisCsv({ start: new Date("2026-03-30T22:00:00Z"), watts: Array(48).fill(300) }));
    expect((await stored()).json()).toMatchObject({
      to: "2026-03-31T22:00:00.000Z",
      points: 142,
      missing: 48,
      energyKwh: 2.4 + 4.6 + 7.2,
    });
    const series = await holder.call(loadCurveCalls.getConsumptionCurveSeries, {
      params: { id: pointId },
      query: { view: "days", from: "2026-03-30" },
    });
    expect(series.points).toEqual([
      { at: "2026-03-28", kwh: 2.4 },
      { at: "2026-03-29", kwh: 4.6 },
      { at: "2026-03-30", kwh: null },
      { at: "2026-03-31", kwh: 7.2 },
    ]);
  });

  it("takes their place when it corrects a former month, has another step or comes much later", async () => {
    const start = new Date("2026-01-06T23:00:00Z");
    for (const other of [
      enedisCsv({ start: new Date("2026-01-06T22:30:00Z"), watts: [60, 60] }),
      enedisCsv({ start, stepMinutes: 60, watts: [30, 30] }),
      enedisCsv({ start: new Date("2026-02-07T23:00:00Z"), watts: [60, 60] }),
    ]) {
      await put(enedisCsv());
      expect((await put(other)).statusCode).toBe(201);
      expect((await stored()).json()).toMatchObject({ points: 2, energyKwh: 0.06 });
    }
  });

  it("is kept once when it is sent twice at once", async () => {
    const answers = await Promise.all([put(enedisCsv()), put(enedisCsv()), put(enedisCsv())]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect((await stored()).json()).toMatchObject({ points: 48, energyKwh: dayWh / 1000 });
  });

  it("may come zipped", async () => {
    const archive = zipSync({
      "__MACOSX/._courbe.csv": strToU8("x"),
      "dossier/courbe.csv": strToU8(enedisCsv()),
    });
    expect((await put(archive)).statusCode).toBe(201);
    expect((await stored()).json()).toMatchObject({ points: 48, energyKwh: dayWh / 1000 });
  });

  it("may be in kW, and then gives the same energy", async () => {
    const watts = Array.from({ length: 48 }, (_, step) => (100 + step) / 1000);
    await put(enedisCsv({ watts, unit: "kW" }));
    expect((await stored()).json().energyKwh).toBeCloseTo(dayWh / 1000, 9);
  });
});

describe("what is doubtful is asked, and nothing is kept until it is confirmed", () => {
  const doubtful: [string, string, RegExp][] = [
    ["another meter", enedisCsv({ prm: "30001234567890" }), /30001234567890.*12345678901234/],
    ["a meter of 13 digits", enedisCsv({ prm: "1111111111111" }), /14\u00a0chiffres/],
    ["a hole that was filled", holed(1), /réparé/],
    ["a hole that is left", holed(10), /réparé/],
  ];

  it.each(doubtful)("%s", async (_, content, question) => {
    const answer = await put(content);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ message: "CONFIRMATION_NEEDED" });
    expect(answer.json().issues[0].message).toMatch(question);
    expect(reportOf(answer).toConfirm.join()).toMatch(question);
    expect((await stored()).statusCode).toBe(404);
    const confirmed = await put(content, "?confirm=true");
    expect(confirmed.statusCode).toBe(201);
    expect(confirmed.json()).toEqual(reportOf(answer));
    expect((await stored()).statusCode).toBe(200);
  });

  it("tells how many steps were filled or left, and by which line", async () => {
    const filled = reportOf(await put(holed(1)));
    // 4 × 50 Wh, 100 Wh between 50 and 150, 3 × 150 Wh; after three header lines, the hole is before the
    // eighth.
    expect(filled).toMatchObject({ points: 8, repaired: 1, missing: 0, energyKwh: 0.75 });
    expect(filled.remarks).toEqual([
      {
        kind: "repaired",
        message:
          "Trous de deux heures au plus, comblés d’après les relevés voisins\u00a0: 1\u00a0pas (ligne\u00a08).",
        lines: [8],
        count: 1,
      },
    ]);
    const left = reportOf(await put(holed(10)));
    expect(left).toMatchObject({ points: 7, repaired: 0, missing: 10 });
  });
});

describe("what cannot be trusted is refused, confirmed or not, and nothing is kept", () => {
  const lines = enedisCsv().split("\r\n");
  const twoMeters = [
    "Identifiant PRM;Unité;Horodate;Valeur;Pas",
    `${prm};W;2026-01-06T00:30:00+01:00;100;PT30M`,
    "30001234567890;W;2026-01-06T01:00:00+01:00;100;PT30M",
  ].join("\n");
  const refused: [string, string | Uint8Array, RegExp][] = [
    ["a negative value", enedisCsv({ watts: [100, -5, 100] }), /Valeur négative \(ligne\u00a05\)/],
    ["two meters", twoMeters, /deuxième compteur.*\(ligne\u00a03\)/],
    ["another unit", enedisCsv({ unit: "VAr" }), /W, kW, Wh ou kWh/],
    ["injection for a consumer", enedisCsv({ quantity: "Production" }), /autre sens/],
    [
      "a line that says nothing",
      [...lines.slice(0, 4), "n’importe quoi;12", ...lines.slice(5)].join("\n"),
      /\(ligne\u00a05\)/,
    ],
    ["another kind of file", "Bonjour,\nvoici ma courbe.", /n’est pas une courbe de charge/],
    ["a picture", Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 1, 2, 3), /n’est pas une courbe de charge/],
    ["nothing", "", /n’est pas une courbe de charge/],
    ["an archive without CSV", zipSync({ "photo.jpg": strToU8("x") }), /ne contient pas de fichier CSV/],
    [
      "an archive of two files",
      zipSync({ "a.csv": strToU8(enedisCsv()), "b.csv": strToU8("x") }),
      /plusieurs fichiers/,
    ],
    ["a broken archive", zipSync({ "a.csv": strToU8(enedisCsv()) }).subarray(0, 200), /abîmée/],
    ["a bomb of blank lines", zipSync({ "a.csv": new Uint8Array(60_000_000).fill(10) }), /trop de lignes/],
    ["a bomb of one line", zipSync({ "a.csv": new Uint8Array(60_000_000).fill(65) }), /trop longue/],
  ];

  it.each(refused)("%s", async (_, content, reason) => {
    for (const query of ["", "?confirm=true"]) {
      const answer = await put(content, query);
      expect(answer.statusCode, answer.body).toBe(400);
      expect(answer.json()).toMatchObject({ message: "UNREADABLE_CURVE" });
      expect(answer.json().issues[0].message).toMatch(reason);
    }
    expect((await stored()).statusCode).toBe(404);
  });

  it("five million lines", async () => {
    const answer = await put(
      zipSync({
        "a.csv": strToU8(
          `${lines[0]}\n${lines[1]}\n${lines[2]}\n${"2026-01-06T00:30:00Z;1\n".repeat(5_000_000)}`,
        ),
      }),
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues[0].message).toMatch(/trop de lignes.*\(ligne\u00a0400001\)/);
  });

  it("more than 20 MB", async () => {
    const body = `${lines[0]}\n${lines[1]}\n${lines[2]}\n`;
    const answer = await put(body + `${"2026-01-06T00:30:00Z;1".padEnd(3000)}\n`.repeat(7200));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ message: "FILE_TOO_LARGE" });
  });

  it("a field of another name, or no file at all", async () => {
    const other = await holder.send("PUT", url(), undefined, fileBody("x", "a.csv", "fichier"));
    expect([other.statusCode, other.json().message]).toEqual([400, "MISSING_FILE"]);
    expect((await holder.send("PUT", url(), {})).statusCode).toBe(415);
  });
});

describe("the consent governs", () => {
  it("nothing is kept without a valid one", async () => {
    const past = new Date("2026-02-01T09:59:59Z");
    await server.deps.db.updateTable("sge_consent").set({ expires_at: past }).execute();
    const answer = await put(enedisCsv());
    expect([answer.statusCode, answer.json().message]).toEqual([409, "CONSENT_REQUIRED"]);
    expect(answer.json().issues[0].message).toContain("autorisation");
  });

  it("readings go with the consent, in the same breath", async () => {
    await put(enedisCsv());
    await holder.call(pointCalls.withdrawConsumptionConsent, { params: { id: pointId } });
    expect((await stored()).statusCode).toBe(404);
    const left = await server.deps.db.selectFrom("load_curve_day").select("curve_id").execute();
    expect(left).toEqual([]);
  });

  it("readings of a former meter go when the point gets another one", async () => {
    await put(enedisCsv());
    const body = aConsumptionPoint({ prm: "30001234567890", sge: true });
    await holder.call(pointCalls.updateConsumptionPoint, { params: { id: pointId }, body });
    expect((await stored()).statusCode).toBe(404);
  });

  it("renewing it keeps the readings", async () => {
    await put(enedisCsv());
    await holder.call(pointCalls.giveConsumptionConsent, { params: { id: pointId }, body: { sge: true } });
    expect((await stored()).statusCode).toBe(200);
  });
});

describe("readings are not kept for ever", () => {
  const kept = () => findCurve(server.deps.db, asConsumer(pointId));
  const dailyAt = async (moment: string) => {
    server.setNow(new Date(moment));
    await jobHandlers(server.deps).daily();
  };

  it("they are erased 24 months after their reception at most, on the first of a month, not a day before", async () => {
    server.setNow(new Date("2026-02-28T23:59:59Z"));
    await put(enedisCsv());
    await dailyAt("2028-01-31T23:59:59Z");
    expect(await kept()).toBeDefined();
    await dailyAt("2028-02-01T00:00:00Z");
    expect(await kept()).toBeUndefined();
    expect(await server.deps.db.selectFrom("load_curve_day").select("day").execute()).toEqual([]);
    // A day later there is nothing to erase, and what is received finds its place.
    await dailyAt("2028-02-02T07:00:00Z");
    expect(await months()).not.toContain("2028-02");
    expect(await months()).toContain("2030-03");
  });

  it("those received first are erased first, and those that were added stay", async () => {
    await put(enedisCsv());
    server.setNow(new Date("2026-03-01T10:00:00Z"));
    await put(enedisCsv({ start: new Date("2026-01-06T23:00:00Z"), watts: [60, 60] }));
    expect(await kept()).toMatchObject({ points: 50, erasedAt: "2028-02-01T00:00:00.000Z" });
    await dailyAt("2028-02-29T00:00:00Z");
    expect(await kept()).toMatchObject({
      from: "2026-01-06T23:00:00.000Z",
      points: 2,
      energyKwh: 0.06,
      erasedAt: "2028-03-01T00:00:00.000Z",
    });
  });

  it("those of others stay when a consent is withdrawn", async () => {
    const other = await server.signedUp();
    const body = aConsumptionPoint({ prm: "30001234567890", sge: true });
    const { id } = await other.call(pointCalls.createConsumptionPoint, { body });
    await put(enedisCsv());
    await put(enedisCsv({ prm: "30001234567890" }), "", other, id);
    await holder.call(pointCalls.withdrawConsumptionConsent, { params: { id: pointId } });
    expect(await kept()).toBeUndefined();
    expect((await other.send("GET", url(id))).json()).toMatchObject({ points: 48 });
  });

  it("their holder erases them when he wants", async () => {
    await put(enedisCsv());
    await holder.call(loadCurveCalls.deleteConsumptionCurve, { params: { id: pointId } });
    expect((await stored()).json()).toMatchObject({ statusCode: 404, message: "NO_LOAD_CURVE" });
  });

  it("they go with the point and with the account", async () => {
    await put(enedisCsv());
    await holder.call(pointCalls.deleteConsumptionPoint, { params: { id: pointId } });
    expect(await server.deps.db.selectFrom("load_curve_day").select("day").execute()).toEqual([]);
  });

  it("their holder takes them away with the rest of his data", async () => {
    await put(enedisCsv());
    const archive = unzipSync((await holder.send("GET", "/api/user/export")).rawPayload);
    const data = JSON.parse(strFromU8(archive["donnees.json"] ?? new Uint8Array(0)));
    expect(data.courbesDeCharge).toEqual([expect.objectContaining({ pointId, prm, energyWh: dayWh })]);
    const lines = strFromU8(archive[`courbes/${pointId}.csv`] ?? new Uint8Array(0)).split("\r\n");
    expect(lines.slice(0, 3)).toEqual([
      "Début du pas;Énergie (Wh)",
      "2026-01-05T23:00:00.000Z;50",
      "2026-01-05T23:30:00.000Z;50,5",
    ]);
    expect(lines).toHaveLength(50);
  });

  it("nobody else may read, give or erase them", async () => {
    await put(enedisCsv());
    const stranger = await server.signedUp();
    expect((await put(enedisCsv(), "", stranger)).statusCode).toBe(404);
    for (const [method, path] of [
      ["GET", ""],
      ["GET", "/series?view=months"],
      ["DELETE", ""],
    ] as const) {
      expect((await stranger.send(method, url() + path)).statusCode).toBe(404);
    }
    expect((await stored()).statusCode).toBe(200);
  });
});

describe("a producer's readings", () => {
  it("are those of injection, for their holder only", async () => {
    const body = aProductionPoint({
      operational: { isOperational: true, prm, sge: true, raccordementId: "" },
    });
    const { id } = await holder.call(pointCalls.createProductionPoint, { body });
    const send = (content: string) =>
      holder.send("PUT", `/api/production-point/${id}/load-curve`, undefined, fileBody(content));
    expect((await send(enedisCsv())).statusCode).toBe(400);
    expect((await send(enedisCsv({ quantity: "Production" }))).statusCode).toBe(201);
    const kept = await holder.call(loadCurveCalls.getProductionCurve, { params: { id } });
    expect(kept).toMatchObject({ points: 48, energyKwh: dayWh / 1000 });
    await holder.call(pointCalls.withdrawProductionConsent, { params: { id } });
    expect((await holder.send("GET", `/api/production-point/${id}/load-curve`)).statusCode).toBe(404);
  });
});
