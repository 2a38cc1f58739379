import { type CurveReport, loadCurveCalls } from "@mec/api/study";
import { strToU8, zipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import { dayWh, enedisCsv, prm } from "../../../../test/curve-files.ts";
import { type CurveScene, curveScene } from "../../../../test/curve-scene.ts";
import { fileBody } from "../../../../test/multipart.ts";

let scene: CurveScene;
beforeEach(async () => {
  scene = await curveScene();
});

const reportOf = (answer: { json(): { report?: unknown } }) => answer.json().report as CurveReport;

/** Half-hours of 100 W, with a hole of this many steps after the fourth. */
const holed = (steps: number) =>
  enedisCsv({ watts: [100, 100, 100, 100, ...Array(steps).fill(undefined), 300, 300, 300] });

describe("a file of readings", () => {
  it("is kept at once when nothing about it is doubtful, and told what it holds", async () => {
    const answer = await scene.put(enedisCsv());
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
    expect((await scene.stored()).json()).toEqual({
      ...summary,
      receivedAt: "2026-02-01T10:00:00.000Z",
      erasedAt: "2028-02-01T00:00:00.000Z",
    });
  });

  it("that starts before the end of the former ones takes their place", async () => {
    await scene.put(enedisCsv());
    expect((await scene.put(enedisCsv({ watts: [60, 60] }))).statusCode).toBe(201);
    expect((await scene.stored()).json()).toMatchObject({ points: 2, energyKwh: 0.06 });
  });

  it("that goes on where the former ones end is added to them, and leaves their days as they were", async () => {
    await scene.put(enedisCsv());
    const former = await scene.days();
    scene.server.setNow(new Date("2026-03-01T10:00:00Z"));
    // In tenths of a watt, from the hour in UTC at which the day ends in Paris.
    const watts = Array.from({ length: 48 }, () => 0.5);
    expect((await scene.put(enedisCsv({ start: new Date("2026-01-06T23:00:00Z"), watts }))).statusCode).toBe(
      201,
    );
    expect((await scene.stored()).json()).toMatchObject({
      from: "2026-01-05T23:00:00.000Z",
      to: "2026-01-07T23:00:00.000Z",
      points: 96,
      missing: 0,
      energyKwh: (dayWh + 12) / 1000,
      receivedAt: "2026-03-01T10:00:00.000Z",
      erasedAt: "2028-02-01T00:00:00.000Z",
    });
    expect((await scene.days()).filter(({ erased_on }) => erased_on === "2028-02-01")).toEqual(former);
    const series = await scene.holder.call(loadCurveCalls.getConsumptionCurveSeries, {
      params: { id: scene.pointId },
      query: { view: "days" },
    });
    expect(series.points).toEqual([
      { at: "2026-01-06", kwh: dayWh / 1000 },
      { at: "2026-01-07", kwh: 0.012 },
    ]);
  });

  it("is added over the change of the hour, and over days that are missing", async () => {
    const saturday = { start: new Date("2026-03-27T23:00:00Z"), watts: Array(48).fill(100) };
    await scene.put(enedisCsv(saturday));
    // Sunday has 23 hours; Monday was not given.
    await scene.put(enedisCsv({ start: new Date("2026-03-28T23:00:00Z"), watts: Array(46).fill(200) }));
    await scene.put(enedisCsv({ start: new Date("2026-03-30T22:00:00Z"), watts: Array(48).fill(300) }));
    expect((await scene.stored()).json()).toMatchObject({
      to: "2026-03-31T22:00:00.000Z",
      points: 142,
      missing: 48,
      energyKwh: 2.4 + 4.6 + 7.2,
    });
    const series = await scene.holder.call(loadCurveCalls.getConsumptionCurveSeries, {
      params: { id: scene.pointId },
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
      await scene.put(enedisCsv());
      expect((await scene.put(other)).statusCode).toBe(201);
      expect((await scene.stored()).json()).toMatchObject({ points: 2, energyKwh: 0.06 });
    }
  });

  it("is kept once when it is sent twice at once", async () => {
    const answers = await Promise.all([
      scene.put(enedisCsv()),
      scene.put(enedisCsv()),
      scene.put(enedisCsv()),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect((await scene.stored()).json()).toMatchObject({ points: 48, energyKwh: dayWh / 1000 });
  });

  it("is read by a worker thread, not by the one that answers", async () => {
    const { workers } = scene.server.deps;
    const done = () => workers.standing().find(({ lane }) => lane === "quick")?.done ?? 0;
    const before = done();
    expect((await scene.put(enedisCsv())).statusCode).toBe(201);
    expect(done()).toBe(before + 1);
  });

  it("may come zipped", async () => {
    const archive = zipSync({
      "__MACOSX/._courbe.csv": strToU8("x"),
      "dossier/courbe.csv": strToU8(enedisCsv()),
    });
    expect((await scene.put(archive)).statusCode).toBe(201);
    expect((await scene.stored()).json()).toMatchObject({ points: 48, energyKwh: dayWh / 1000 });
  });

  it("may be in kW, and then gives the same energy", async () => {
    const watts = Array.from({ length: 48 }, (_, step) => (100 + step) / 1000);
    await scene.put(enedisCsv({ watts, unit: "kW" }));
    expect((await scene.stored()).json().energyKwh).toBeCloseTo(dayWh / 1000, 9);
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
    const answer = await scene.put(content);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ message: "CONFIRMATION_NEEDED" });
    expect(answer.json().issues[0].message).toMatch(question);
    expect(reportOf(answer).toConfirm.join()).toMatch(question);
    expect((await scene.stored()).statusCode).toBe(404);
    const confirmed = await scene.put(content, "?confirm=true");
    expect(confirmed.statusCode).toBe(201);
    expect(confirmed.json()).toEqual(reportOf(answer));
    expect((await scene.stored()).statusCode).toBe(200);
  });

  it("tells how many steps were filled or left, and by which line", async () => {
    const filled = reportOf(await scene.put(holed(1)));
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
    const left = reportOf(await scene.put(holed(10)));
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
      const answer = await scene.put(content, query);
      expect(answer.statusCode, answer.body).toBe(400);
      expect(answer.json()).toMatchObject({ message: "UNREADABLE_CURVE" });
      expect(answer.json().issues[0].message).toMatch(reason);
    }
    expect((await scene.stored()).statusCode).toBe(404);
  });

  it("five million lines", async () => {
    const answer = await scene.put(
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
    const answer = await scene.put(body + `${"2026-01-06T00:30:00Z;1".padEnd(3000)}\n`.repeat(7200));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ message: "FILE_TOO_LARGE" });
  });

  it("a field of another name, or no file at all", async () => {
    const other = await scene.holder.send("PUT", scene.url(), undefined, fileBody("x", "a.csv", "fichier"));
    expect([other.statusCode, other.json().message]).toEqual([400, "MISSING_FILE"]);
    expect((await scene.holder.send("PUT", scene.url(), {})).statusCode).toBe(415);
  });
});
