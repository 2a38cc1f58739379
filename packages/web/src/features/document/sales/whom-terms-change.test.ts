import type { DocumentStatus } from "@mec/domain/document";
import { describe, expect, it } from "vitest";
import { keptContractText, signingUnder, whomTermsChange } from "./whom-terms-change.ts";

const all = { id: null, name: "tous les consommateurs" };
const anne = { id: "anne", name: "Anne Roy" };
const standing = (
  id: string,
  applicationStatus: string | null,
  kind: "consumer" | "producer" = "consumer",
  salesContract: { status: DocumentStatus; alreadySigned?: number } = { status: "READY" },
) => ({
  id,
  kind,
  applicationStatus,
  salesContract,
});
const participants = [
  standing("anne", "SIGNATURE"),
  standing("bob", "SIGNATURE"),
  standing("claire", "SIGNED"),
  standing("toit", "SIGNATURE", "producer"),
  // What was sent to be signed, or signed while another document waits, keeps its terms.
  standing("denis", "SIGNATURE", "consumer", { status: "SENT" }),
  standing("emma", "SIGNATURE", "consumer", { status: "DONE" }),
  standing("fatou", "SIGNATURE", "consumer", { status: "READY", alreadySigned: 1 }),
];
const told = (target: typeof all | typeof anne, count: number) =>
  whomTermsChange(count, target)?.replaceAll("\u00a0", " ");

describe("what a change of the terms does to who said yes", () => {
  it("counts who was not sent his contract, of those whose contract these terms make", () => {
    expect(signingUnder(all, participants, new Set())).toBe(2);
    expect(signingUnder(all, participants, new Set(["anne"]))).toBe(1);
    expect(signingUnder(anne, participants, new Set(["anne"]))).toBe(1);
    // Who buys from his own body alone has no contract.
    const hall = { ...standing("salle", "SIGNATURE"), paysNobody: true as const };
    expect(signingUnder(all, [...participants, hall], new Set())).toBe(2);
    expect(signingUnder({ id: "claire" }, participants, new Set(["claire"]))).toBe(0);
  });

  it("is told with their number, that they may refuse, and that what is signed stays", () => {
    expect(told(all, 2)).toBe(
      "2 consommateurs déjà acceptés attendent encore leur contrat : un e-mail leur dit ce que vous changez ici, et chacun reste libre de refuser. Un contrat signé, ou déjà envoyé à signer, garde les conditions qu’il a.",
    );
    expect(told(all, 1)).toMatch(
      /^1 consommateur déjà accepté attend encore son contrat : un e-mail lui dit/u,
    );
    expect(told(anne, 1)).toMatch(/^Anne Roy est déjà parmi les participants acceptés/u);
  });

  it("is none of a contract that was sent or signed: the form is of the next one", () => {
    const kept = (id: string) =>
      keptContractText({ id, name: "Anne Roy" }, participants)?.replaceAll("\u00a0", " ");
    const next = "il garde ses conditions. Ce que vous enregistrez ici vaut pour un prochain contrat.";
    expect(kept("emma")).toBe(`Le contrat d’Anne Roy est signé par tous : ${next}`);
    expect(kept("fatou")).toContain("est signé par tous");
    expect(kept("denis")).toBe(`Le contrat d’Anne Roy est parti à signer : ${next}`);
    expect(kept("anne")).toBeUndefined();
  });

  it("is nothing where nobody has said yes", () => {
    expect(told(all, 0)).toBeUndefined();
  });
});
