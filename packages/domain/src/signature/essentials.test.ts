import { expect, it } from "vitest";
import { besidePrice, splitEssentials } from "./essentials.ts";

const price = `12 c€/kWh TTC. ${besidePrice} restent facturés par votre fournisseur. Aucune quantité n’est garantie, ni imposée.`;
const billing = "Le producteur\u00a0: une facture. Un impayé porte intérêt. C’est une facture de plus.";
const leaving =
  "Par écrit. Si vous déménagez, dites-le quinze jours avant. Vous pouvez aussi vous rétracter.";

it("a summary keeps what everybody signs, and answers apart what may never come", () => {
  const { lines, questions, answers } = splitEssentials([
    { subject: "price", text: price },
    { subject: "billing", text: billing },
    { subject: "leaving", text: leaving },
  ]);
  expect(lines).toEqual([
    { subject: "price", text: "12 c€/kWh TTC." },
    { subject: "billing", text: "Le producteur\u00a0: une facture. C’est une facture de plus." },
    { subject: "leaving", text: "Par écrit. Vous pouvez aussi vous rétracter." },
  ]);
  expect(questions).toEqual(["une taxe change", "le soleil manque", "je paie en retard", "je déménage"]);
  expect(answers).toHaveLength(4);
  // Who sells is paid, and pays nothing late.
  const ofSeller = (text: string) => splitEssentials([{ text }], "seller").questions;
  expect(ofSeller(billing)).toEqual(["un acheteur paie en retard"]);
  // A business or a town that buys is no "we" of his either.
  expect(ofSeller("Un retard porte intérêt.")).toEqual(["un acheteur paie en retard"]);
  expect(ofSeller("Si vous quittez les lieux, dites-le.")).toEqual(["un acheteur quitte les lieux"]);
});

it("what two places say alike is answered once, and nothing is asked where all concerns everybody", () => {
  const twice = splitEssentials([{ text: price }, { text: price }]);
  expect(twice.answers).toHaveLength(2);
  expect(splitEssentials([{ text: "Aucun." }])).toEqual({
    lines: [{ text: "Aucun." }],
    questions: [],
    answers: [],
  });
});
