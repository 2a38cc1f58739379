import { expect, it } from "vitest";
import { company } from "../../../../test/document-samples.ts";
import type { SignerPlace } from "../place-store.ts";
import { confirmationMail } from "./confirmation-mail.ts";

const project = {
  projectId: "p",
  projectName: "Soleil de Rennes",
  ownerName: "Odile Martin",
  ownerFirstName: "Odile",
  ownerEmail: "odile@exemple.fr",
  bearer: "la commune de Langouet (Odile Martin)",
};
const place: SignerPlace = {
  documentId: "d",
  retractedAt: null,
  asksEarlySupply: null,
  kind: "bulletin",
  fileName: null,
  preparedKey: null,
  preparedSha256: null,
  finalKey: null,
  projectId: "p",
  projectName: project.projectName,
  consumptionPointId: "c",
  site: "Maison",
  participant: null,
  party: null,
  sellers: [],
  isAdded: false,
  association: null,
  requestId: "r",
  provider: "embedded",
  requestStatus: "ongoing",
  expiresAt: new Date("2026-12-31T10:00:00Z"),
  signerId: "s",
  position: 0,
  role: "participant",
  firstName: "Marie",
  lastName: "Roux",
  email: "marie@exemple.fr",
  accountId: "a",
  namedBy: "Marie Roux",
  address: "to-confirm",
  signerStatus: "notified",
  notifiedAt: null,
  mailedAt: null,
  reminders: 0,
  signatureLink: null,
  supersededAt: null,
  signedAt: null,
  productionPointId: null,
  awaited: [],
};
const textOf = (namedBy: string | null) =>
  confirmationMail(project, [{ ...place, namedBy }], "https://exemple.fr").paragraphs.join(" ");

it("who gave his own address to sign reads that an account of his name did, which may be another's", () => {
  expect(textOf("Marie Roux")).toContain(
    "Un compte au nom de Marie Roux a donné cette adresse comme la sienne",
  );
  expect(textOf("Marie Roux")).not.toContain("Vous avez donné");
  expect(textOf("Marie Roux")).toContain("ou ce compte n’est pas le vôtre\u202f? Dites-le");
  expect(textOf("marie  roux")).toContain("confirmez que c’est bien vous");
});

it("who was named by somebody else is told by whom", () => {
  expect(textOf("Jean Roux")).toContain("Jean Roux a donné cette adresse comme celle de Marie Roux");
  expect(
    confirmationMail(
      project,
      [{ ...place, firstName: "Yves", namedBy: "Jean Roux" }],
      "https://exemple.fr",
    ).paragraphs.join(" "),
  ).toContain("comme celle d’Yves Roux");
  expect(textOf(null)).toContain("Odile Martin a donné cette adresse");
  expect(textOf(null)).toContain("collective que porte la commune de Langouet (Odile Martin)");
});

it("who is to sign for a structure is told for which one", () => {
  const party = { ...company, socialReason: "Commune de Redon" };
  const [, named] = confirmationMail(
    project,
    [{ ...place, namedBy: "Jean Roux", party }],
    "https://exemple.fr",
  ).paragraphs;
  expect(named).toContain(
    "qui doit signer pour «\u00a0Commune de Redon\u00a0» dans «\u00a0Soleil de Rennes\u00a0»",
  );
});

it("does not count the documents: those of his other places may follow, by the same link", () => {
  expect(textOf(null)).toContain("Des documents vous attendent\u00a0: confirmez");
});
