import type { SignatureSession } from "@mec/api/signature";
import { expect, it } from "vitest";
import { retractionNotice } from "./retraction-notice.ts";

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
