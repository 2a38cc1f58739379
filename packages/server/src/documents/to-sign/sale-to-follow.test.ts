import { expect, it } from "vitest";
import { accord, bulletin, salesContract } from "../../../test/document-samples.ts";
import type { DocumentContent } from "./content.ts";
import { essentialsOf } from "./essentials.ts";

const sale = { price: 0.125, vatRegime: "standard", unmetered: [] } as const;
const feeOf = (...documents: DocumentContent[]) =>
  essentialsOf("participant", documents)
    .find(({ subject }) => subject === "fee")
    ?.text.replaceAll("\u00a0", " ");

const dueAlready =
  "20,00 € par an à l’association, et 12,50 € à l’entrée, une seule fois. C’est dû dès l’adhésion, même tant qu’aucune électricité locale n’est livrée.";

it("a fee that is due before any contract of sale says that it does not wait for electricity", () => {
  expect(feeOf({ ...bulletin, sale }, { ...accord, sale })).toBe(dueAlready);
  expect(feeOf({ ...bulletin, sale })).toBe(dueAlready);
});

it("says nothing of it where the contract is there, no fee is asked for, or the bulletin is not among them", () => {
  expect(feeOf(bulletin, accord, salesContract)).not.toContain("dû dès");
  const none = {
    ...bulletin,
    fee: bulletin.fee && { ...bulletin.fee, required: false, entranceFeeRequired: false },
  };
  expect(feeOf({ ...none, sale })).toBe("Aucune cotisation.");
  expect(feeOf({ ...accord, sale })).not.toContain("dû dès");
});
