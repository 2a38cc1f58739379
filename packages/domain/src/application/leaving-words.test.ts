import { expect, it } from "vitest";
import { dueUntilLeft, leavingInShort, meterOutText, otherPlacesText } from "./index.ts";

const signed = ["bulletin", "accord", "salesContract"] as const;
const plain = (text: string | null) => text?.replaceAll("\u00a0", " ") ?? "";

it("who shares pays his part until the grid operator takes his meter out, and none after, though his contract runs on", () => {
  expect(plain(dueUntilLeft({ signed, noticeMonths: 2 }, true))).toBe(
    "Jusqu’à la sortie de votre compteur, au jour que retient le gestionnaire de réseau, vous recevez votre part d’électricité locale et vous la payez, comme aujourd’hui. Ensuite, une dernière facture : plus aucune électricité ne vous est vendue par ce contrat, même si son préavis court encore.",
  );
  expect(plain(dueUntilLeft({ signed }, true))).not.toContain("préavis");
});

it("a departure that its owner has settled is not told as if the meter were out: the grid operator says when", () => {
  const told = plain(meterOutText("consumer", true));
  expect(told).toContain(
    "Le porteur du projet déclare la sortie de votre compteur au gestionnaire de réseau",
  );
  expect(told).toContain(
    "Jusqu’au jour que celui-ci retient, vous recevez votre part d’électricité locale et payez celle qui vous est vendue",
  );
  expect(told).not.toContain("désormais");
  expect(plain(meterOutText("producer", true))).toContain(
    "votre production reste partagée, et ce que vous en vendez vous est payé",
  );
});

it("who did not share yet reads that nothing changes for his supply", () => {
  expect(plain(meterOutText("consumer", false))).toBe(
    "Le partage n’avait pas commencé pour ce lieu : rien ne change à sa fourniture.",
  );
});

it("a place that leaves beside others has a fee of its own, of which another line tells whether it is due", () => {
  expect(plain(otherPlacesText(["L’atelier"], true))).toBe(
    "Votre autre lieu, « L’atelier », continue. La cotisation de ce lieu-ci est la sienne.",
  );
});

const asks = { retractUntil: null, letters: 2, noticeMonths: 2, fee: { yearlyEur: 15, isAdmitted: true } };

it("what leaving takes is one line: the retraction first as long as it is open, then letters, notice and fee", () => {
  expect(plain(leavingInShort({ ...asks, retractUntil: "2026-12-14" }))).toBe(
    "Jusqu’au 14 décembre 2026, mieux vaut vous rétracter, sans préavis ni frais : bouton « Me rétracter ». Sinon : 2 lettres à envoyer ; 2 mois de préavis, sauf déménagement ; 15,00 € de cotisation.",
  );
  expect(plain(leavingInShort(asks))).toMatch(/^Pour partir : 2 lettres à envoyer ; 2 mois/u);
});

it("it names no letter, notice or fee that his papers do not ask for, and a fee only as due by who is admitted", () => {
  const nothing = {
    retractUntil: null,
    letters: 0,
    noticeMonths: null,
    fee: { yearlyEur: 0, isAdmitted: false },
  };
  expect(leavingInShort(nothing)).toBeNull();
  expect(plain(leavingInShort({ ...nothing, letters: 1 }))).toBe("Pour partir : 1 lettre à envoyer.");
  const waiting = { ...asks, fee: { yearlyEur: 15, isAdmitted: false } };
  expect(leavingInShort(waiting)).toContain("de cotisation si vous êtes admis");
});
