import { expect, it } from "vitest";
import { documentCalls } from "./document/index.ts";
import { signatureCalls } from "./signature/index.ts";

/** While nodes are replaced, a page of this release may be answered by a server of the former one. */
it("what binds who leaves is read from a former server, which names nothing settled elsewhere", () => {
  const { body } = documentCalls.getConsumerLeaving.success;
  expect(body.parse({ signed: ["bulletin"], terms: [] })).toMatchObject({ elsewhere: [] });
});

it("what is signed is read from a former server, which tells no producer's income", () => {
  const { body } = signatureCalls.readSignatureSummary.success;
  expect(body.parse({ essentials: [], sums: [], statutes: [] })).toMatchObject({ sales: [] });
});

it("what an owner reads before he starts is read from a former server, which tells nobody who may retract", () => {
  const { body } = documentCalls.listUnsignedContracts.success;
  const { retractable, unpriced, plants } = body.parse({ count: 0, contracts: [] });
  expect([retractable, unpriced, plants]).toEqual([undefined, undefined, undefined]);
});
