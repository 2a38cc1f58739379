import type { ParticipantDocuments } from "@mec/api/document";
import { expect, it } from "vitest";
import { documentOf } from "../document/document.test-helper.ts";
import { otherSigner } from "./use-other-signer.ts";

const account = { email: "anne@mairie.fr" };
const mayor = { firstName: "Yves", name: "Le Guennec", email: "maire@mairie.fr" };
const sent = (isReader?: boolean) => ({
  ...documentOf("SENT"),
  signers: [
    {
      ...{ name: "Yves Le Guennec", role: "participant" as const, signedAt: null },
      ...{ address: "confirmed" as const, ...(isReader !== undefined && { isReader }) },
    },
  ],
});
const documents = (bulletin = documentOf("READY")): ParticipantDocuments => ({
  ...{ kind: "consumer", id: "c1", name: "Commune", applicationStatus: "SIGNATURE", bulletin },
  ...{ accord: documentOf("READY"), salesContract: documentOf("READY") },
});
const named = { name: "Yves Le Guennec", email: "maire@mairie.fr" };

it("another signs by a mailbox that is not the account's, whatever name was typed", () => {
  expect(otherSigner(documents(), mayor, account)).toEqual(named);
  expect(otherSigner(documents(sent(false)), mayor, account)).toEqual(named);
});

it("the holder signs by his own, in any case, though another name was typed", () => {
  const shared = { ...mayor, email: "Anne@Mairie.fr" };
  expect(otherSigner(documents(), shared, account)).toBeNull();
  expect(otherSigner(documents(sent()), shared, account)).toBeNull();
  expect(otherSigner(documents(sent(true)), mayor, account)).toBeNull();
});

it("who was named since signs none of what was sent before: its own signer does", () => {
  const since = { ...mayor, email: account.email };
  expect(otherSigner(documents(sent(false)), since, account)?.name).toBe("Yves Le Guennec");
});
