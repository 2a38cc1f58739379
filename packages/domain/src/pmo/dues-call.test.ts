import { expect, it } from "vitest";
import { callLackText, duesCall } from "./dues-call.ts";

const commune = {
  name: "Commune de Langouet",
  points: [{ name: "École", yearly: 12, once: 0 }],
  isPublicBody: true,
  ...{ association: "Énergie du Val", seat: "" },
};

it("calls a commune for its dues with the account to pay them to", () => {
  const methods = [{ type: "TRANSFER", iban: "FR7630006000011234567890189", bic: "AGRIFRPP" }] as const;
  expect(duesCall({ ...commune, methods }, "2026-12-01").text).toContain("À régler par virement\u00a0: IBAN");
});

it("still tells a commune how its dues are paid where no account was given, as a cheque is none of its ways", () => {
  const { text } = duesCall({ ...commune, methods: [{ type: "CHEQUE" }] }, "2026-12-01");
  expect(text).toContain(
    "À régler par virement, sur le compte dont l’association vous donne le relevé (RIB).",
  );
});

it("no dues are called in the name of nobody, nor where nobody said how they are paid", () => {
  const lack = (association: string, methods: Parameters<typeof callLackText>[0]["methods"]) =>
    callLackText({ association, methods });
  expect(lack("Énergie du Val", [{ type: "CHEQUE" }])).toBe("");
  expect(lack("", [{ type: "CHEQUE" }])).toContain("indiquez le nom de l’association.");
  expect(lack("", [])).toContain("le nom de l’association et comment la cotisation se paie");
});
