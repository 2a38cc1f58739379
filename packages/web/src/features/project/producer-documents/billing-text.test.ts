import type { DocumentStatus } from "@mec/domain/document";
import { expect, it } from "vitest";
import { documentOf } from "../../../parts/document/document.test-helper.ts";
import { billingText } from "./billing-text.ts";

it("his documents say who bills as what he signs does: by his accord, once it is signed, or as it was settled elsewhere", () => {
  const of = (status: DocumentStatus) =>
    billingText({ accord: documentOf(status) }).replaceAll("\u00a0", " ");
  for (const status of ["NOT-READY", "READY", "SENT"] as const)
    expect(of(status)).toContain("L’association, en votre nom, dès que votre accord est signé");
  expect(of("DONE")).toContain("L’association, en votre nom : votre accord lui en donne le mandat");
  const saleBilling = "L’association, en votre nom. Vos factures partent chaque mois.";
  expect(billingText({ accord: documentOf("DONE"), saleBilling })).toBe(saleBilling);
  expect(of("IGNORED")).toContain("Vous, ou l’association en votre nom si vous l’en avez chargée par écrit");
});
