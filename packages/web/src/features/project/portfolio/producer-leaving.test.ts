import type { SignedCopy } from "@mec/api/document";
import { expect, it } from "vitest";
import { leavingRows, stillBoundText } from "./producer-leaving.ts";

const nothing = { signed: [], terms: [], elsewhere: [], sold: 0 };
const fee = { label: "La cotisation", text: "15,00\u00a0€ par an à l’association." };
const contract = (buyer: string, noticeMonths: number | null = 3): SignedCopy => ({
  documentId: buyer,
  kind: "salesContract",
  projectName: "Soleil",
  buyer,
  noticeMonths,
  binds: true,
});
const bulletin: SignedCopy = {
  ...contract(""),
  kind: "bulletin",
  buyer: null,
  noticeMonths: null,
  binds: false,
};
const today = "2026-11-27";
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const told = (...[leaving, copies, isAsked]: [Parameters<typeof leavingRows>[0], SignedCopy[], boolean?]) =>
  leavingRows(leaving, copies, { today, isAsked: isAsked ?? false }).map(({ label, value }) =>
    plain(`${label} | ${value}`),
  );

it("a producer who leaves reads a line for each thing: what ends, each contract with its buyer and the day of its notice, what it costs", () => {
  const leaving = { ...nothing, signed: ["bulletin" as const, "accord" as const], sold: 1, terms: [fee] };
  expect(told(leaving, [bulletin, contract("Juliette Moreau")])).toEqual([
    "Bulletin d’adhésion et accord de participation | Prennent fin aujourd’hui, sans préavis : le porteur en est averti par e-mail.",
    "Contrat de vente avec Juliette Moreau | Il vous lie encore. Préavis : 3 mois. Écrit aujourd’hui, il finit le 27 février 2027. À écrire à cet acheteur, à l’adresse du contrat.",
    "La cotisation | 15,00 € par an à l’association. Celle de l’année en cours reste due.",
    "Ce qui attend une signature | Annulé.",
  ]);
  expect(told(leaving, [], true)[0]).toContain("Prennent fin le jour de votre départ, sans préavis.");
});

it("says of many contracts the longest notice, of one without months what it asks, and of those settled elsewhere that we have no words", () => {
  const many = ["A", "B", "C", "D"].map((buyer) => contract(buyer, buyer === "D" ? 6 : 3));
  expect(told({ ...nothing, sold: 4 }, many)[0]).toBe(
    "4 contrats de vente | Ils vous lient encore. Chacun a son préavis : 6 mois au plus, jusqu’au 27 mai 2027 s’il est écrit aujourd’hui. À écrire à chaque acheteur, à l’adresse de son contrat.",
  );
  expect(
    told(
      { ...nothing, sold: 4 },
      many.map((one) => ({ ...one, noticeMonths: null })),
    )[0],
  ).toContain("un délai raisonnable");
  expect(told({ ...nothing, sold: 1 }, [contract("A", 0)])[0]).toContain("encore. Sans préavis.");
  expect(told({ ...nothing, sold: 1 }, [contract("A", null)])[0]).toContain("un délai raisonnable");
  expect(told({ ...nothing, sold: 2, elsewhere: ["accord"] }, [contract("A")])[1]).toBe(
    "Réglé hors de la plateforme | Accord de participation, 1 contrat de vente : relisez ce que vous avez signé.",
  );
});

it("says nothing where nothing is signed, and of no fee where there is none", () => {
  expect(told(nothing, [])).toEqual([]);
  const free = { ...nothing, signed: ["bulletin" as const], terms: [{ ...fee, text: "Aucune." }] };
  expect(told(free, [])).toEqual([
    "Bulletin d’adhésion | Prend fin aujourd’hui, sans préavis : le porteur en est averti par e-mail.",
    "Ce qui attend une signature | Annulé.",
  ]);
});

it("a plant that has left still tells by which contract it sells, and how that one ends", () => {
  expect(stillBoundText([bulletin])).toBeNull();
  expect(plain(stillBoundText([bulletin, contract("Juliette Moreau")]) ?? "")).toBe(
    "Vous restez lié par le contrat de vente avec Juliette Moreau, résiliable à tout moment avec 3 mois de préavis.",
  );
  expect(plain(stillBoundText([contract("A"), contract("B")]) ?? "")).toContain("par 2 contrats de vente");
});
