import { commonRuleText, emptySalesTerms } from "@mec/domain/document";
import { expect, it } from "vitest";
import { salesContract } from "../../../test/document-samples.ts";
import { legalText } from "../../../test/legal-text.ts";
import { legalDocument } from "./document.ts";

const [, rules = ""] = commonRuleText.replaceAll("\u00a0", " ").replace(/\.$/u, "").split("règle commune : ");

it.each([null, emptySalesTerms])(
  "a contract whose terms nobody wrote says the common rule that its owner read before it left (%#)",
  (terms) => {
    const text = legalText(legalDocument({ ...salesContract, terms, acceptedPrice: 0.12 })).replaceAll(
      /[\u00a0\u202f]/gu,
      " ",
    );
    const [duration = "", notice = "", price = ""] = rules.split(", ");
    expect([duration, notice, price]).toEqual(["durée indéterminée", "préavis raisonnable", "prix ferme"]);
    expect(text).toContain(duration);
    expect(text).toContain(notice);
    expect(text).toContain("Le prix est ferme");
    // The form of the terms says the same of what is left unsaid.
    expect(text).toContain("ne comporte pas d’abonnement");
    expect(text).toContain("aucune pénalité");
  },
);
