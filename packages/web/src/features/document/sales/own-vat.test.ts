import { emptySalesTerms } from "@mec/domain/document";
import { expect, it } from "vitest";
import { ownVatOf, withOwnVat } from "./own-vat.ts";

const plant = (vatRegime: "standard" | "franchise" | null, projectId = "p1") => ({ vatRegime, projectId });

it("the terms begin with the VAT that the owner said of his plants, as long as they say none", () => {
  expect(withOwnVat(emptySalesTerms, ownVatOf([plant("standard")], "p1")).vatRegime).toBe("standard");
  expect(withOwnVat({ ...emptySalesTerms, vatRegime: "franchise" }, "standard").vatRegime).toBe("franchise");
});

it("nothing is filled in where he said none, two, or that of another project's plant", () => {
  expect(ownVatOf([plant(null)], "p1")).toBeNull();
  expect(ownVatOf([plant("standard"), plant("franchise")], "p1")).toBeNull();
  expect(ownVatOf([plant("standard"), plant(null)], "p1")).toBeNull();
  expect(ownVatOf([plant("standard", "p2")], "p1")).toBeNull();
  expect(ownVatOf([], "p1")).toBeNull();
});
