import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { documentStatusLabels, gapsSentence, missingLabels, missingSentence } from "./labels.ts";
import { producerContractStatus, readDocumentStatus } from "./read-status.ts";
import { documentStatuses, type KeptDocumentStatus, missingItems } from "./statuses.ts";

const kept = documentStatuses.filter(
  (status): status is KeptDocumentStatus => status !== "NOT-READY" && status !== "READY",
);

describe("the status that a document shows", () => {
  it.each(kept)("is %s once it was given, whatever is missing", (status) => {
    expect(readDocumentStatus({ id: "1", status }, [])).toBe(status);
    expect(readDocumentStatus({ id: "1", status }, ["plan"])).toBe(status);
  });

  it("is IN_TRANSIT with an id and no status", () => {
    expect(readDocumentStatus({ id: "1", status: null }, [])).toBe("IN_TRANSIT");
  });

  it("is READY with neither, NOT-READY when something is missing", () => {
    expect(readDocumentStatus({ id: null, status: null }, [])).toBe("READY");
    expect(readDocumentStatus({ id: null, status: null }, ["prm"])).toBe("NOT-READY");
  });

  it("and what is missing read in French", () => {
    expect(Object.keys(documentStatusLabels)).toEqual(expect.arrayContaining([...documentStatuses]));
    expect(Object.keys(missingLabels).sort()).toEqual([...missingItems].sort());
    expect(missingSentence(["membership-fee", "signatory", "prm"])).toBe(
      "Il manque la cotisation, le signataire et le numéro de PDL.",
    );
  });

  it("and whose it is that is missing, the participant's or the producer's, each thing once", () => {
    expect(
      gapsSentence([
        { item: "signatory", target: "participant" },
        { item: "signatory", target: "producers" },
        { item: "vat-regime", target: "participant" },
        { item: "vat-regime", target: "producers" },
      ]),
    ).toBe("Il manque le signataire, le signataire du producteur et le régime de TVA du producteur.");
  });
});

describe("a producer's sales contract", () => {
  it("is what the owner decided, whatever the consumers' contracts", () => {
    expect(producerContractStatus("IGNORED", ["SENT", "DONE"])).toBe("IGNORED");
  });

  it("is not there before any consumer's", () => {
    expect(producerContractStatus(null, [])).toBeNull();
  });

  it("is DONE once one contract is signed: others do not hold him back", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...kept)), (others) => {
        expect(producerContractStatus(null, [...others, "DONE"])).toBe("DONE");
      }),
    );
  });

  it.each([
    [["IN_TRANSIT", "SENT"], "SENT"],
    [["IGNORED", "DECLINED", "RESENT"], "RESENT"],
    [["EXPIRED", "IGNORED"], "EXPIRED"],
    [["IGNORED", "IGNORED"], "IGNORED"],
    [["ERROR", "DECLINED"], "ERROR"],
  ] as const)("among %j is %s", (contracts, status) => {
    expect(producerContractStatus(null, contracts)).toBe(status);
  });

  it("does not depend on the order of the contracts", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...kept)), (contracts) => {
        expect(producerContractStatus(null, contracts)).toBe(
          producerContractStatus(null, contracts.toReversed()),
        );
      }),
    );
  });
});
