import type { SignedCopy, StillBound } from "@mec/api/document";
import { expect, it } from "vitest";
import {
  contractsLeft,
  earlyQuestion,
  leavingRows,
  leavingSaleText,
  noticeHint,
  stillBoundText,
} from "./producer-leaving.ts";

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
    "La cotisation | 15,00 € par an à l’association. Celle de l’année en cours reste due si le bureau vous a admis.",
    "Ce qui attend une signature | Annulé.",
  ]);
  const three = told(
    { ...leaving, sold: 3 },
    ["A", "B", "C"].map((buyer) => contract(buyer)),
  );
  expect(three[1]).toBe(
    "Contrats de vente avec A, B, C | Ils vous lient encore. Préavis : 3 mois. Écrit aujourd’hui, il finit le 27 février 2027. À écrire à chaque acheteur, à l’adresse de son contrat.",
  );
  expect(three).toHaveLength(4);
  expect(told(leaving, [], true)[0]).toContain("Prennent fin le jour de votre départ, sans préavis.");
  // Who asks only leaves once it is settled: what is on its way goes on.
  expect(told(leaving, [], true).at(-1)).toBe(
    "Ce qui attend une signature | Annulé le jour de votre départ. Un contrat déjà parti chez un acheteur peut encore vous être envoyé : rien ne vous oblige à le signer. Aucun autre n’est préparé à votre nom.",
  );
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
  const none: StillBound = { contracts: 0, only: null, hasAsked: false, noticeEndsOn: null };
  expect(stillBoundText(none)).toBeNull();
  const one = { ...none, contracts: 1, only: { buyer: "Juliette Moreau", noticeMonths: 3 } };
  expect(plain(stillBoundText(one) ?? "")).toBe(
    "Vous restez lié par le contrat de vente avec Juliette Moreau, résiliable à tout moment avec 3 mois de préavis.",
  );
  const many = { ...none, contracts: 501, hasAsked: true, noticeEndsOn: "2027-02-27" };
  expect(plain(stillBoundText(many) ?? "")).toBe(
    "Vous restez lié par 501 contrats de vente, chacun avec son préavis. Donné le jour de votre demande, votre préavis finit le 27 février 2027. C’est à vous d’écrire à chaque acheteur.",
  );
  const only = { buyer: "Juliette Moreau", noticeMonths: 2 };
  const asked = { ...one, only, hasAsked: true, noticeEndsOn: "2027-01-27" };
  expect(plain(stillBoundText(asked) ?? "")).toBe(
    "Vous restez lié par le contrat de vente avec Juliette Moreau, résiliable à tout moment avec 2 mois de préavis. Donné le jour de votre demande, votre préavis finit le 27 janvier 2027. C’est à vous d’écrire à cet acheteur.",
  );
});

it("says the earliest day that his buyers need not agree to, and asks before an earlier one is sent", () => {
  const two = [contract("Juliette Moreau", 2), contract("A", 1)];
  expect(plain(noticeHint(two, "", today) ?? "")).toContain("À partir du 27 janvier 2027 sans l’accord");
  expect(plain(noticeHint(two, "2026-12-01", today) ?? "")).toBe(
    "Avant le 27 janvier 2027, il vous faut l’accord de chacun de vos acheteurs.",
  );
  expect(noticeHint(two, "2027-01-27", today)).toContain("respecte votre préavis");
  expect(plain(earlyQuestion(two, "2026-12-01", today)?.body ?? "")).toContain(
    "Vos 2 contrats de vente vous lient jusqu’au 27 janvier 2027, même si vous donnez votre préavis aujourd’hui. Partir le 1er décembre 2026 demande l’accord de chacun de vos acheteurs",
  );
  // Of two notices the shorter has run: one buyer alone has still to agree.
  expect(plain(earlyQuestion(two, "2027-01-10", today)?.body ?? "")).toContain(
    "Votre contrat de vente avec Juliette Moreau vous lie jusqu’au 27 janvier 2027, même si vous donnez votre préavis aujourd’hui. Partir le 10 janvier 2027 demande l’accord de Juliette Moreau",
  );
  expect(earlyQuestion(two, "2027-01-27", today)).toBeNull();
  for (const free of [[], [contract("A", 0)], [contract("A", null)]]) {
    expect(noticeHint(free, "2026-12-01", today)).toBeNull();
    expect(earlyQuestion(free, "2026-12-01", today)).toBeNull();
  }
});

it("who asked to leave reads what still counts: the contracts that bind him and until when, or that none does", () => {
  const departure = { requestedAt: "2026-11-27T09:00:00.000Z" };
  expect(plain(leavingSaleText([contract("A", 2), contract("B", 1)], departure))).toBe(
    "Vous restez lié par 2 contrats de vente, chacun avec son préavis. Donné le jour de votre demande, votre préavis finit le 27 janvier 2027. C’est à vous d’écrire à chaque acheteur. Aucun nouveau n’est préparé à votre nom.",
  );
  expect(leavingSaleText([contract("A", null)], departure)).not.toContain("finit le");
  expect(plain(leavingSaleText([], departure))).toBe(
    "Aucun contrat de vente ne vous lie, et aucun n’est plus préparé à votre nom.",
  );
});

it("who leaves one project is told its contracts alone, and not those of another that his plant still sells by", () => {
  const former = contract("Acheteuse d’hier", 6);
  const here = { ...nothing, sold: 1, contracts: [{ buyer: "A", noticeMonths: 2 }] };
  expect(contractsLeft(here, [former, contract("A", 2)])).toEqual(here.contracts);
  expect(told(here, [former, contract("A", 2)]).join()).not.toContain("Acheteuse d’hier");
  expect(contractsLeft({}, [bulletin, former])).toEqual([former]);
});
