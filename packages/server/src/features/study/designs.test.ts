import { studyCalls } from "@mec/api/study";
import type { RepartitionDesign } from "@mec/domain/study";
import { strFromU8, unzipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { productionPointRow } from "../../../test/rows.ts";
import { aStudyScene, type StudyScene } from "../../../test/study-fixtures.ts";

let server: TestServer;
let scene: StudyScene;
beforeEach(async () => {
  server = await startTestServer();
  scene = await aStudyScene(server);
});

const params = () => ({ id: scene.projectId });
const bigFirst = (): RepartitionDesign => ({
  key: "dynamic-simple",
  method: { kind: "priority_groups", groups: [{ name: "D’abord", consumptionPointIds: [scene.big] }] },
});
const save = (body: RepartitionDesign) => scene.owner.call(studyCalls.saveDesign, { params: params(), body });
const watts = (kwh: number | undefined) => Math.round((kwh ?? Number.NaN) / 8.76);

describe("a repartition key", () => {
  it("is kept with its date and author, the former ones stay", async () => {
    const first = await save(bigFirst());
    server.setNow(new Date("2026-06-01T09:00:00Z"));
    await save({ key: "dynamic-per-default", method: { kind: "prorata" } });
    const history = await scene.owner.call(studyCalls.listDesigns, { params: params() });
    expect(history.map(({ design }) => design.key)).toEqual(["dynamic-per-default", "dynamic-simple"]);
    expect(history[1]).toEqual(first);
    expect(first).toMatchObject({
      design: bigFirst(),
      createdAt: "2026-06-01T08:00:00.000Z",
      author: "Camille Durand",
    });
  });

  it("becomes the project's, and the one its study is made with", async () => {
    await save(bigFirst());
    const { key, method, participants } = await scene.owner.call(studyCalls.getStudy, {
      params: params(),
      query: {},
    });
    expect(key).toBe("dynamic-simple");
    expect(method.label).toBe("Groupes de priorité");
    // The 400 W go to the big house, which consumes 500: nothing is left for the small one.
    expect(participants.map(({ sharedKwh }) => watts(sharedKwh))).toEqual([0, 400]);
  });

  const designs: [string, (scene: StudyScene) => RepartitionDesign, [number, number]][] = [
    // 80 % of 400 W is 320 W, of which the small house can use 300; static shares lose the rest.
    [
      "static shares",
      ({ small }) => ({
        key: "static",
        method: { kind: "static_shares", shares: [{ consumptionPointId: small, percent: 80 }] },
      }),
      [300, 0],
    ],
    // Shares of 3 to 1: 300 W and 100 W.
    [
      "fixed shares",
      ({ small, big }) => ({
        key: "dynamic-simple",
        method: {
          kind: "fixed_shares",
          shares: [
            { consumptionPointId: small, percent: 75 },
            { consumptionPointId: big, percent: 25 },
          ],
        },
      }),
      [300, 100],
    ],
    // Each kWh of the small house counts twice: 400 × 600/1100 and 400 × 500/1100.
    [
      "a social bonus",
      ({ small }) => ({
        key: "dynamic-simple",
        method: { kind: "social_bonus", consumptionPointIds: [small], factor: 2 },
      }),
      [218, 182],
    ],
    [
      "a full dynamic key",
      ({ small }) => ({
        key: "full-dynamic",
        method: { kind: "priority_groups", groups: [{ name: "D’abord", consumptionPointIds: [small] }] },
      }),
      [300, 100],
    ],
    // 7.3 kWh a month at most: 12 × 7.3 kWh a year are 10 W. At 250 W it takes 29.2 hours, during which the small
    // house has 150 W, then 300 W: (350.4 h × 150 + 8,409.6 h × 300) / 8,760 h = 294 W.
    [
      "a monthly cap",
      ({ big }) => ({
        key: "dynamic-simple",
        method: { kind: "monthly_cap", commonKwh: null, caps: [{ consumptionPointId: big, kwh: 7.3 }] },
      }),
      [294, 10],
    ],
  ];

  it.each(designs)("made of %s shares as it says", async (_, design, expected) => {
    const body = design(scene);
    const preview = await scene.owner.call(studyCalls.previewDesign, { params: params(), query: {}, body });
    expect(preview.participants.map(({ before }) => watts(before.sharedKwh))).toEqual([150, 250]);
    expect(preview.participants.map(({ after }) => watts(after.sharedKwh))).toEqual(expected);
    expect(preview.meaning).toMatch(/\.$/);
    expect(await scene.owner.call(studyCalls.listDesigns, { params: params() })).toEqual([]);
  });

  it("names only those who applied to the project", async () => {
    const stranger = "00000000-0000-4000-8000-000000000009";
    const body = {
      key: "static",
      method: { kind: "static_shares", shares: [{ consumptionPointId: stranger, percent: 10 }] },
    };
    for (const path of ["repartition-key", "repartition-key/preview"]) {
      const answer = await scene.owner.send("POST", `/api/project/${scene.projectId}/${path}`, body);
      expect([answer.statusCode, answer.json().message]).toEqual([400, "UNKNOWN_PARTICIPANT"]);
    }
  });
});

describe("the coefficients for the grid operator", () => {
  const download = (query: object = {}) =>
    scene.owner.call(studyCalls.exportCoefficients, {
      params: params(),
      query: query as never,
    }) as unknown as Promise<Uint8Array>;

  it("are a line for each step, in percent, for those who are in", async () => {
    await save(bigFirst());
    const lines = strFromU8(await download()).split("\r\n");
    expect(lines[0]).toBe("Horodate;10000000000001;10000000000002");
    expect(lines[1]).toBe("01/01/2025 00:00;0,0;100,0");
    expect(lines.filter((line) => line !== "")).toHaveLength(17_521);
  });

  it("may be those of one month", async () => {
    await save(bigFirst());
    const lines = strFromU8(await download({ month: "2026-03" }))
      .trim()
      .split("\r\n");
    // 31 days of 48 half-hours, less the two of the hour that the clock skips, and the line of headings.
    expect(lines).toHaveLength(1 + 31 * 48 - 2);
    expect(lines[1]).toMatch(/^01\/03\/2025 00:00;/);
  });

  it("are those of the month's own readings when everybody's are received, and else say that they are a forecast", async () => {
    await save(bigFirst());
    const named = async (month: string) => {
      const path = `/api/project/${scene.projectId}/repartition-key/coefficients?month=${month}`;
      const { headers, payload } = await scene.owner.send("GET", path);
      const name = /[\w-]+\.csv/.exec(String(headers["content-disposition"]))?.[0];
      return [name, payload.split("\r\n")[1]?.slice(0, 16)];
    };
    expect(await named("2025-03")).toEqual(["20000000000001.csv", "01/03/2025 00:00"]);
    expect(await named("2026-03")).toEqual(["20000000000001-previsionnel.csv", "01/03/2025 00:00"]);
    await server.deps.db.deleteFrom("load_curve").where("consumption_point_id", "=", scene.big).execute();
    expect((await named("2025-03"))[0]).toBe("20000000000001-previsionnel.csv");
  });

  it("come in an archive, one file for each producer, when there are several", async () => {
    await save(bigFirst());
    const second = await productionPointRow(server.deps.db, scene.owner.id, { projectId: scene.projectId });
    await server.deps.db
      .updateTable("production_point")
      .set({ prm: "20000000000002" })
      .where("id", "=", second)
      .execute();
    expect(Object.keys(unzipSync(await download())).toSorted()).toEqual([
      "20000000000001-previsionnel.csv",
      "20000000000002-previsionnel.csv",
    ]);
  });

  it("are refused for a key that is not sent, and when a meter is not known", async () => {
    const refusal = async () => {
      const answer = await scene.owner.send(
        "GET",
        `/api/project/${scene.projectId}/repartition-key/coefficients`,
      );
      return [answer.statusCode, answer.json().message, answer.json().issues[0].message];
    };
    expect(await refusal()).toEqual([409, "NO_COEFFICIENTS", expect.stringContaining("ne se transmet pas")]);
    await save(bigFirst());
    await server.deps.db
      .updateTable("consumption_point")
      .set({ prm: null })
      .where("id", "=", scene.big)
      .execute();
    expect(await refusal()).toEqual([409, "METERS_MISSING", expect.stringContaining("Grande maison")]);
  });
});
