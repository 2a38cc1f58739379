import type { RefusedSale } from "@mec/api/study";
import { describe, expect, it } from "vitest";
import { comingLine } from "./coming-contracts.ts";
import { refusedText } from "./refused-words.ts";

const by = (name: string | null, more: Partial<RefusedSale> = {}): RefusedSale => ({
  by: name,
  isOwn: false,
  at: "2026-11-27T09:00:00.000Z",
  ...more,
});
const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/gu, " ");
const told = (...refused: RefusedSale[]) => plain(refusedText({ refused }));

describe("contracts that were refused, as their seller reads them", () => {
  it("says who refused and when, that it counts for nothing, and what he can do", () => {
    expect(told(by("Hugo Petit"))).toBe(
      "Contrat de vente refusé : Hugo Petit, le 27 novembre 2026. Il ne vous engage à rien et n’est plus compté. Écrivez au porteur, qui peut en envoyer un autre, par exemple si vous acceptez un autre prix.",
    );
  });

  it("says so of several, the newest first, and names three at most", () => {
    const two = told(by("Hugo Petit"), by("Paule Roche", { at: "2026-11-20T09:00:00.000Z" }));
    expect(two).toContain(
      "2 contrats de vente refusés : Hugo Petit, le 27 novembre 2026 ; Paule Roche, le 20 novembre 2026. Ils ne vous engagent à rien et ne sont plus comptés.",
    );
    const five = told(...["A", "B", "C", "D", "E"].map((name) => by(name)));
    expect(five).toContain("5 contrats de vente refusés : A, le");
    expect(five).toContain("C, le 27 novembre 2026 ; et 2 autres.");
  });

  it("says what is known: his own refusal is his, and a service may not say who nor when", () => {
    expect(told(by("Rémi Toit", { isOwn: true }))).toContain(
      "Contrat de vente refusé : par vous, le 27 novembre 2026.",
    );
    expect(told(by(null))).toContain("Contrat de vente refusé, le 27 novembre 2026.");
    expect(told(by(null, { at: null }))).toContain("Contrat de vente refusé. Il ne vous engage");
    expect(told()).toBeUndefined();
    expect(refusedText({})).toBeNull();
  });

  it("stands beside his other documents, where it is the only one as well", () => {
    const toCome = { consumers: 0, price: null, names: [], onTheirWay: 0, waitsFor: "owner" } as const;
    const sale = { vatRegime: null, toCome: { ...toCome, names: [] }, refused: [by("Hugo Petit")] };
    expect(plain(comingLine(sale, "professional"))).toMatch(/^Contrat de vente refusé : Hugo Petit/u);
  });
});
