import { expect, it } from "vitest";
import { anAssociation } from "./examples.test-helper.ts";
import { isAlreadyCreated } from "./index.ts";

const existing = { ...anAssociation, founders: [] };
const undeclared = { ...existing, rnaId: "" };

it.each([
  ["nothing was said", null, null, false],
  ["it has founders to be", null, anAssociation, false],
  ["it has no number yet", null, undeclared, false],
  ["it has its number, and no founders", null, existing, true],
  ["its owner says so", true, null, true],
  ["its owner says so, whatever is described", true, anAssociation, true],
  ["its owner denies it, whatever is described", false, existing, false],
])("whether an association exists already, when %s", (_, answer, association, expected) => {
  expect(isAlreadyCreated(answer, association)).toBe(expected);
});
