import type { LeftProject } from "@mec/domain/application";
import { expect, it } from "vitest";
import { leftLines, leftTitle } from "./left-words.ts";

const left: LeftProject = {
  projectId: "p1",
  projectName: "Soleil",
  leftAt: "2026-11-27T09:00:00.000Z",
  progress: [{ id: "1", status: "SIGNED", createdAt: "2026-11-20T09:00:00.000Z", by: "system" }],
  signed: ["bulletin", "salesContract"],
  due: "La cotisation de l’année du départ reste due.",
};
const departure = {
  leavingOn: "2026-11-30",
  reason: "",
  requestedAt: "2026-11-26T09:00:00.000Z",
  noticeEndsOn: "2027-01-26",
};
const told = (one: LeftProject) => leftLines(one).join(" ");

it("says which participation has ended and when, what stays due, and what all had signed", () => {
  expect(leftTitle(left)).toBe("Participation terminée le 27 novembre 2026");
  expect(leftLines(left)).toEqual([
    expect.stringContaining("ne participe plus à «\u00a0Soleil\u00a0»"),
    expect.stringContaining("Le partage n’avait pas commencé"),
    left.due,
    "Vous gardez ce que tous ont signé\u00a0: bulletin d’adhésion et contrat de vente.",
  ]);
});

it("does not say that the meter is out, which the grid operator decides, and says the day that was asked for", () => {
  const shared = {
    ...left,
    departure,
    progress: [{ ...left.progress[0], id: "2", status: "EXPLOITATION" as const, by: "owner" as const }],
  };
  const said = told(shared as LeftProject);
  expect(said).toContain("Jusqu’au jour que celui-ci retient");
  expect(said).toContain("Vous aviez demandé le 30 novembre 2026.");
  expect(said).toContain("si vous l’avez écrit au producteur le jour de votre demande");
});

it("speaks of no share to who left before the day from which he was to share", () => {
  const started = {
    id: "2",
    status: "EXPLOITATION",
    createdAt: "2026-11-26T09:00:00.000Z",
    by: "owner",
  } as const;
  const on = (startsOn: string) => told({ ...left, progress: [...left.progress, { ...started, startsOn }] });
  expect(on("2026-12-01")).toContain("Le partage n’avait pas commencé");
  expect(on("2026-11-27")).toContain("Le partage n’avait pas commencé");
  expect(on("2026-11-26")).toContain("Jusqu’au jour que celui-ci retient");
});

it("says until when the contract of who left before its notice has run binds him, and nothing once it has", () => {
  expect(told({ ...left, departure })).toContain("au plus tard le 26 janvier 2027");
  expect(told({ ...left, departure, leftAt: "2027-01-26T09:00:00.000Z" })).not.toContain("au plus tard");
  expect(told({ ...left, departure: { ...departure, leavingOn: "2027-02-01" } })).not.toContain("préavis");
});

it("says that his papers tell the rest where their owner said that they are settled outside of the platform", () => {
  const { due: _, ...unsigned } = left;
  const elsewhere = ["bulletin", "accord", "salesContract"] as const;
  expect(told({ ...unsigned, signed: [], elsewhere: [...elsewhere] })).toContain(
    "Le porteur du projet a indiqué que votre bulletin d’adhésion, votre accord de participation et votre contrat de vente se règlent hors de la plateforme\u00a0: si vous les avez signés, le préavis, la cotisation de l’année et la dernière facture sont ceux qui y sont écrits.",
  );
});

it("names no end of a contract that never began", () => {
  const before = told({ ...left, departure: { ...departure, saleStartsOn: "2027-03-01" } });
  expect(before).toContain("qui ne prend effet que le 1er mars 2027, prend fin avant");
  expect(before).not.toContain("26 janvier 2027");
  const late = { ...left, leftAt: "2027-03-20T09:00:00.000Z" };
  expect(told({ ...late, departure: { ...departure, saleStartsOn: "2027-03-01" } })).not.toContain(
    "rien ne vous",
  );
});

it("who signed nothing reads of nothing kept and nothing due", () => {
  const { due: _, ...unsigned } = left;
  expect(leftLines({ ...unsigned, signed: [] })).toHaveLength(2);
});
