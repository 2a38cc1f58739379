import type { SignatureSession } from "@mec/api/signature";
import { expect, it } from "vitest";
import { retractionNotice, supplyNotices } from "./retraction-notice.ts";

const document: SignatureSession["documents"][number] = {
  id: "d",
  kind: "bulletin",
  title: "Bulletin d’adhésion",
  fileName: "bulletin.pdf",
  projectName: "Soleil",
  consumptionPointId: "p",
  status: "waiting",
  awaited: [],
};
const signer: SignatureSession["signer"] = {
  id: "s",
  firstName: "Camille",
  lastName: "Roux",
  maskedEmail: "c…@exemple.fr",
  role: "participant",
  company: null,
  namedBy: "Camille Roux",
};
const told = (more: object = {}, of: object = {}) =>
  retractionNotice({ signer: { ...signer, ...more }, documents: [{ ...document, ...of }] });

it("who has signed for himself reads where he may retract, and for how long", () => {
  expect(told()).toContain("les 14\u00a0jours qui suivent la dernière signature");
  expect(told()).toContain("page de votre candidature");
  expect(told({ firstName: "Paul", namedBy: "Camille Roux" })).toContain("formulaire joint au contrat");
});

it("nobody else reads of it", () => {
  expect(told({ company: { name: "Boulangerie", officialRole: null } })).toBeNull();
  expect(told({ role: "producer" })).toBeNull();
  expect(told({}, { status: "expired" })).toBeNull();
  // A producer's bulletin.
  expect(told({}, { consumptionPointId: null })).toBeNull();
  expect(told({ firstName: "Paul", namedBy: "Camille Roux" }, { consumptionPointId: null })).toBeNull();
});

it("who has signed reads what he answered of the beginning of his supply, until he has left or retracted", () => {
  const sale = { ...document, kind: "salesContract", asksEarlySupply: true } as const;
  const asked = "Demandé en signant\u00a0: que la fourniture commence avant la fin";
  const answers = (...documents: SignatureSession["documents"]) => supplyNotices({ documents });
  expect(answers(document)).toEqual([]);
  expect(answers(document, sale, { ...sale, id: "other" })).toEqual([expect.stringContaining(asked)]);
  expect(answers({ ...sale, asksEarlySupply: false })).toEqual([
    expect.stringContaining("Pas demandé en signant"),
  ]);
  expect(answers({ ...sale, retractedAt: "2026-11-28T09:00:00.000Z" })).toEqual([]);
  expect(supplyNotices({ documents: [sale], leftAt: "2026-11-28T09:00:00.000Z" })).toEqual([]);
});
