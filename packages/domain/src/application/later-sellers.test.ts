import { expect, it } from "vitest";
import { type LaterSeller, laterSellersText } from "./later-sellers.ts";

const farm: LaterSeller = { name: "EARL de Kerlann", toEnd: { endsOn: "2027-01-15" } };
const told = (...sellers: LaterSeller[]) => laterSellersText(sellers)?.replaceAll("\u00a0", " ");

it("names who begins later than the others, each with his day, or that it is not told", () => {
  expect(told()).toBeUndefined();
  expect(told(farm)).toBe(
    "Un vendeur commence plus tard : EARL de Kerlann, le 16 janvier 2027 au plus tôt, après son contrat d’achat. D’ici là, vous recevez moins que l’estimation ne le compte.",
  );
  expect(told(farm, { name: "Jean Dupré", toEnd: "older" })).toBe(
    "Des vendeurs commencent plus tard : EARL de Kerlann, le 16 janvier 2027 au plus tôt, après son contrat d’achat et Jean Dupré, une fois fini son contrat d’achat, dont la fin n’est pas encore dite. D’ici là, vous recevez moins que l’estimation ne le compte.",
  );
});
