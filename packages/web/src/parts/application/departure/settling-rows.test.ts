import { describe, expect, it } from "vitest";
import {
  agreementRow,
  buyersRows,
  earlyQuestion,
  lastDayOfSeller,
  remainingRow,
  sellersRows,
  settlingRows,
} from "./settling-rows.ts";

const departure = { leavingOn: "2026-12-01", reason: "", requestedAt: "2026-11-27T10:00:00.000Z" };
const nothing = { signed: [], terms: [], elsewhere: [], sold: 0 };
const plain = (rows: readonly { label: string; value: string }[]) =>
  rows.map(({ label, value }) => `${label} | ${value}`.replaceAll("\u00a0", " "));

it("an owner who settles a producer's departure reads the day asked, the contracts that still run and until when, and that it is at once", () => {
  const contracts = [
    { buyer: "Mairie de Céret", noticeMonths: 2 },
    { buyer: "Camille Durand", noticeMonths: 1 },
  ];
  const running = sellersRows(departure, { ...nothing, sold: 2, contracts });
  expect(
    plain(
      settlingRows(departure, {
        running,
        told: "Il en est prévenu.",
        today: "2026-11-27",
        day: "2026-11-27",
      }),
    ),
  ).toEqual([
    "Jour demandé | 1er décembre 2026",
    "Ses contrats de vente | 2 contrats courent encore (Mairie de Céret, Camille Durand), jusqu’au 27 janvier 2027 si son préavis date de sa demande.",
    "Si vous l’actez | Le départ prend effet aujourd’hui sur la plateforme, avant le jour demandé. Il en est prévenu.",
    "À faire ensuite | Déclarer la sortie au gestionnaire de réseau : il en retient le jour, et le partage dure jusque-là.",
  ]);
  const ahead = settlingRows(departure, {
    running,
    told: "Il en est prévenu.",
    today: "2026-11-27",
    day: "2026-12-01",
  });
  expect(plain(ahead)).toContain(
    "Si vous l’actez | Rien ne change avant le 1er décembre 2026 ; ce jour-là, le départ prend effet de lui-même. Il en est prévenu.",
  );
  expect(lastDayOfSeller(departure, { ...nothing, sold: 2, contracts })).toBe("2027-01-27");
  expect(lastDayOfSeller(departure, undefined)).toBe("2026-12-01");
  const onTheDay = settlingRows(departure, { running, told: "", today: "2026-12-01", day: "2026-12-01" });
  expect(plain(onTheDay).join()).not.toContain("avant le jour demandé");
  // Nothing is told of a day that cannot be chosen.
  const tooLate = settlingRows(departure, { running, told: "", today: "2026-12-01", day: null });
  expect(plain(tooLate).join()).not.toContain("Si vous l’actez");
});

it("an owner who chooses a day before the one asked for is asked whether who leaves agrees; on that day, or as settled, nothing", () => {
  const body = earlyQuestion(departure, "2026-11-27")?.body.replaceAll("\u00a0", " ");
  expect(body).toContain("Le 1er décembre 2026 a été demandé, et vous choisissez le 27 novembre 2026");
  expect(body).toContain("il faut l’accord de qui part");
  expect(earlyQuestion(departure, "2026-12-01")).toBeNull();
  expect(earlyQuestion({ ...departure, settledFor: "2026-11-29" }, "2026-11-29")).toBeNull();
});

it("names no more than three buyers, tells a notice without months, and never says that nothing runs where that is not known", () => {
  const some = (count: number) =>
    Array.from({ length: count }, (_, rank) => ({ buyer: `A${rank}`, noticeMonths: null }));
  const told = (contracts: ReturnType<typeof some> | undefined, sold = contracts?.length ?? 0) =>
    plain(sellersRows(departure, { ...nothing, sold, ...(contracts && { contracts }) })).join();
  expect(told(some(4))).toBe(
    "Ses contrats de vente | 4 contrats courent encore, jusqu’à la fin de leur préavis.",
  );
  expect(told(some(1))).toContain("1 contrat court encore (A0)");
  expect(told([], 2)).toBe("Ses contrats de vente | Hors de la plateforme : 2 contrats.");
  expect(told([])).toContain("Aucun ne court.");
  expect(told(undefined)).toContain("jusqu’à la fin de son préavis");
  expect(plain(sellersRows(departure, undefined)).join()).toContain("jusqu’à la fin de son préavis");
});

it("of a consumer only a contract that runs on", () => {
  expect(plain(buyersRows({ ...departure, noticeEndsOn: "2027-01-27" }))[0]).toContain(
    "Court jusqu’au 27 janvier 2027",
  );
  expect(buyersRows(departure)).toEqual([]);
  // Settled before the day that was asked, of who has no contract that asks for a notice.
  expect(buyersRows({ ...departure, settledFor: "2026-11-27" })).toEqual([]);
});

it("an owner who settles his own place's departure is asked for nobody's agreement", () => {
  expect(earlyQuestion(departure, "2026-11-27", true)).toBeNull();
});

it("an owner who settles the departure of a consumer who moves out reads that the contract ends on that day", () => {
  const moving = { ...departure, noticeEndsOn: "2027-01-27" };
  expect(plain(buyersRows(moving)).join()).toContain("27 janvier 2027");
  expect(plain(buyersRows({ ...moving, movesOut: true }))).toEqual([
    "Son contrat de vente | Prend fin le 1er décembre 2026, sans préavis : cette personne quitte les lieux.",
  ]);
});

describe("what a project keeps without a plant", () => {
  const plant = (id: string, productionPower: number | null, isPlanned = false) =>
    ({
      id,
      productionType: "photovoltaic",
      productionPower,
      operational: { prm: isPlanned ? "" : "14295224261882", isPlanned },
    }) as const;
  it.each([
    [[plant("a", 100), plant("b", 36)], "36\u00a0kWc sur 136\u00a0kWc, pour les mêmes participants."],
    [
      [plant("a", 100), plant("b", 36), plant("c", 9, true)],
      "45\u00a0kWc sur 145\u00a0kWc, dont 9\u00a0kWc encore à poser, pour les mêmes participants.",
    ],
    [[plant("a", 100)], "Aucune installation\u00a0: ce projet n’aurait plus rien à partager."],
    [[plant("a", null)], "Aucune installation\u00a0: ce projet n’aurait plus rien à partager."],
    [[plant("a", 100), plant("b", null)], undefined],
  ])("%#", (plants, told) => {
    expect(remainingRow("a", plants)[0]?.value).toBe(told);
  });
});

describe("whose agreement a day before the end of the notice asks for", () => {
  const leaving = {
    ...nothing,
    sold: 2,
    contracts: [
      { buyer: "Léa Voisine", noticeMonths: 2 },
      { buyer: "Zoé", noticeMonths: null },
    ],
  };
  it.each([
    ["2026-12-20", "Le producteur est lié jusque-là\u00a0: partir avant demande l’accord de Léa Voisine."],
    ["2027-01-27", undefined],
    [null, undefined],
  ])("on %s", (day, told) => {
    expect(agreementRow(departure, leaving, day)[0]?.value).toBe(told);
  });
});

it("an owner who has his own place leave reads what follows, and no day that somebody asked for", () => {
  const rows = settlingRows(
    { leavingOn: "2026-11-30" },
    { running: [], told: "", today: "2026-11-30", day: "2026-11-30", isUnasked: true },
  );
  expect(rows.map(({ label }) => label)).toEqual(["Si vous l’actez", "À faire ensuite"]);
  expect(rows[0]?.value).toContain("prend effet aujourd’hui");
});
