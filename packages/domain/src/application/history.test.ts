import { describe, expect, it } from "vitest";
import {
  type ApplicationReader,
  applicationHistory,
  applicationReaders,
  leavingHistory,
  stepSentence,
} from "./history.ts";
import { applicationStatuses } from "./status.ts";
import { type Actor, actors, transitions } from "./transitions.ts";

type Read = Record<ApplicationReader, string>;
const owners = (before: string, after = ""): Read => ({
  owner: `${before} par vous${after}`,
  holder: `${before} par le porteur${after}`,
  support: `${before} par le porteur${after}`,
});
const holders = (before: string, after = ""): Read => ({
  owner: `${before} par le candidat${after}`,
  holder: `${before} par vous${after}`,
  support: `${before} par le candidat${after}`,
});
const everybody = (sentence: string): Read => ({ owner: sentence, holder: sentence, support: sentence });

/** Every step, by everyone who can take it, as each reader is told it: written apart from the code. */
const table: [from: string | null, to: string, by: Actor, read: Read][] = [
  [null, "APPLICATION", "holder", holders("Candidature envoyée")],
  // His own place: its holder is he.
  [
    null,
    "APPLICATION",
    "owner",
    {
      ...everybody("Ajouté par vous, votre propre lieu"),
      support: "Ajouté par le porteur, son propre lieu",
    },
  ],
  ["APPLICATION", "PROPOSAL", "owner", owners("Prix proposé")],
  ["PROPOSAL", "PROPOSAL", "owner", owners("Autre prix proposé")],
  ["APPLICATION", "SIGNATURE", "owner", everybody("Accepté par le porteur, sans proposition de prix")],
  [
    "PROPOSAL",
    "SIGNATURE",
    "owner",
    {
      ...owners("Accepté", ", sans attendre la réponse au prix proposé"),
      holder: "Accepté par le porteur avant votre réponse au prix\u00a0: seule votre signature vous engage",
    },
  ],
  ["APPLICATION", "REJECTED", "owner", owners("Candidature refusée")],
  ["PROPOSAL", "REJECTED", "owner", owners("Candidature refusée", ", après une proposition de prix")],
  ["SIGNATURE", "REJECTED", "owner", owners("Candidature refusée", ", après avoir été acceptée")],
  ["SIGNED", "EXPLOITATION", "owner", owners("Mise en exploitation")],
  ["PROPOSAL", "SIGNATURE", "holder", holders("Prix accepté")],
  ["PROPOSAL", "REJECTED", "holder", holders("Prix refusé et candidature retirée")],
  ["APPLICATION", "REJECTED", "holder", holders("Candidature retirée")],
  ["SIGNATURE", "REJECTED", "holder", holders("Candidature retirée", ", après avoir été acceptée")],
  ["SIGNATURE", "SIGNED", "system", everybody("Documents signés")],
  ["SIGNED", "SIGNATURE", "system", everybody("Un document reste à signer")],
];
/** Not a step of the table: the law lets an individual end what all have signed. */
const retractions: typeof table = [
  ["SIGNED", "REJECTED", "holder", holders("Rétractation déclarée")],
  ["EXPLOITATION", "REJECTED", "holder", holders("Rétractation déclarée")],
];
const sentenceOf = (from: unknown, to: unknown, by: Actor) =>
  [...table, ...retractions].find((row) => row[0] === from && row[1] === to && row[2] === by)?.[3];

describe("who did what", () => {
  it("is said of every step of every actor", () => {
    const steps = transitions.map(({ from, to, actor }) => `${from} ${to} ${actor}`).toSorted();
    const said = table.flatMap(([from, to, by]) => (from ? [`${from} ${to} ${by}`] : [])).toSorted();
    expect(said).toEqual(steps);
  });

  for (const from of [null, ...applicationStatuses]) {
    for (const to of applicationStatuses) {
      for (const by of actors) {
        it.each(applicationReaders)(`${from} → ${to} by ${by}, as %s reads it`, (reader) => {
          const sentence = stepSentence({ from, to, by }, reader);
          const expected = sentenceOf(from, to, by);
          if (expected) expect(sentence).toBe(expected[reader]);
          // A step that cannot happen names nobody as its author.
          else expect(sentence).not.toMatch(/ par /);
        });
      }
    }
  }

  it("is nowhere the holder's answer to a price when the owner accepted", () => {
    for (const reader of applicationReaders) {
      for (const from of ["APPLICATION", "PROPOSAL"] as const) {
        expect(stepSentence({ from, to: "SIGNATURE", by: "owner" }, reader)).not.toMatch(
          /Prix accepté|candidat/,
        );
      }
    }
  });

  it("is that a producer was accepted, at no price: his contracts say one, or none yet", () => {
    const accepted = { from: "APPLICATION", to: "SIGNATURE", by: "owner" } as const;
    expect(applicationReaders.map((reader) => stepSentence(accepted, reader, "producer"))).toEqual([
      "Accepté par le porteur",
      "Accepté par vous",
      "Accepté par le porteur",
    ]);
  });

  it("is that a producer offered, or took back, his production", () => {
    const told = (step: Parameters<typeof stepSentence>[0]) =>
      applicationReaders.map((reader) => stepSentence(step, reader, "producer"));
    expect(told({ from: null, to: "APPLICATION", by: "holder" })).toEqual([
      "Proposition envoyée par vous",
      "Proposition envoyée par le producteur",
      "Proposition envoyée par le producteur",
    ]);
    expect(told({ from: "APPLICATION", to: "REJECTED", by: "owner" })[0]).toBe(
      "Proposition refusée par le porteur",
    );
    const steps = transitions.map(({ from, to, actor }) => ({ from, to, by: actor }));
    expect(steps.flatMap(told).join(" ")).not.toMatch(/candidat/i);
  });

  it("is read from the list, newest first", () => {
    const steps = [
      { status: "SIGNATURE", by: "holder" },
      { status: "PROPOSAL", by: "owner" },
      { status: "PROPOSAL", by: "owner" },
      { status: "APPLICATION", by: "holder" },
    ] as const;
    expect(applicationHistory(steps, "owner").map(({ sentence }) => sentence)).toEqual([
      "Prix accepté par le candidat",
      "Autre prix proposé par vous",
      "Prix proposé par vous",
      "Candidature envoyée par le candidat",
    ]);
  });

  it("says of who retracted before all had signed that he retracted, not that he withdrew", () => {
    const steps = [
      { status: "REJECTED", by: "holder" },
      { status: "SIGNATURE", by: "owner" },
    ] as const;
    const newest = (reader: ApplicationReader) => applicationHistory(steps, reader, {})[0]?.sentence;
    expect(newest("holder")).toBe("Rétractation déclarée par vous");
    expect(newest("owner")).toBe("Rétractation déclarée par le candidat");
  });
});

describe("a departure in the history", () => {
  const departure = { leavingOn: "2027-01-30", requestedAt: "2026-11-30T09:00:00.000Z" };

  it("is told by who asked for it, with its day and the moment it was asked", () => {
    expect(leavingHistory({ departure }, "holder")).toEqual([
      {
        id: "departure",
        sentence: "Départ demandé par vous pour le 30 janvier 2027",
        createdAt: departure.requestedAt,
      },
    ]);
    expect(leavingHistory({ departure }, "owner")[0]?.sentence).toBe(
      "Départ demandé par le candidat pour le 30 janvier 2027",
    );
    expect(leavingHistory({}, "owner")).toEqual([]);
  });

  it("says for when the owner settled it, and that it is over", () => {
    const told = leavingHistory(
      { departure: { ...departure, settledFor: "2027-01-26" }, leftAt: "2027-01-26T12:00:00.000Z" },
      "owner",
      "producer",
    );
    expect(told.map(({ sentence }) => sentence)).toEqual([
      "Participation terminée",
      "Départ demandé par le producteur pour le 30 janvier 2027, acté pour le 26 janvier 2027",
    ]);
  });
});
