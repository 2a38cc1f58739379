import type { DocumentStatus } from "@mec/domain/document";
import { expect, it } from "vitest";
import { documentOf } from "../../../../parts/document/document.test-helper.ts";
import { hasNoSale, statesOf } from "./document-states.ts";

const told = (bulletin: DocumentStatus, accord: DocumentStatus, salesContract: DocumentStatus) =>
  statesOf({
    bulletin: documentOf(bulletin),
    accord: documentOf(accord),
    salesContract: documentOf(salesContract),
  }).map(({ status, kinds }) => `${status}: ${kinds.join(", ")}`);

it("who is supplied by his own body alone has no contract, and none that is made elsewhere", () => {
  const signed = { bulletin: documentOf("DONE"), accord: documentOf("DONE"), paysNobody: true as const };
  for (const status of ["READY", "NOT-READY", "IGNORED"] as const) {
    const documents = { ...signed, salesContract: documentOf(status) };
    expect(hasNoSale(documents)).toBe(true);
    expect(statesOf(documents)).toEqual([{ status: "DONE", kinds: ["bulletin", "accord"], why: null }]);
  }
  expect(hasNoSale({ ...signed, salesContract: documentOf("SENT") })).toBe(false);
});

it("a row that is incomplete says what is missing, of its producer too", () => {
  const gaps = [{ item: "vat-regime", target: "producers" }] as const;
  const states = statesOf({
    bulletin: documentOf("DONE"),
    accord: documentOf("DONE"),
    salesContract: { ...documentOf("NOT-READY"), gaps: [...gaps] },
  });
  expect(states.map(({ why }) => why)).toEqual([null, "Il manque le régime de TVA du producteur."]);
});

it("a participant's documents are told by where they are, once for those that are at the same point", () => {
  expect(told("SENT", "SENT", "SENT")).toEqual(["SENT: bulletin, accord, salesContract"]);
  expect(told("SENT", "ERROR", "SENT")).toEqual(["SENT: bulletin, salesContract", "ERROR: accord"]);
  expect(told("DONE", "SENT", "NOT-READY")).toEqual([
    "DONE: bulletin",
    "SENT: accord",
    "NOT-READY: salesContract",
  ]);
});
