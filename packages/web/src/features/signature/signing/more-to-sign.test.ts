import { expect, it } from "vitest";
import { moreToSignText } from "./more-to-sign.ts";

it("who has signed and has more to sign reads first that his signature was taken", () => {
  const of = (signed: number, left: number) => moreToSignText(signed, left).replaceAll("\u00a0", " ");
  expect(of(3, 2)).toBe(
    "Votre signature des 3 documents est enregistrée. Il vous reste 2 autres documents à signer dans ce projet.",
  );
  expect(of(1, 1)).toBe(
    "Votre signature du document est enregistrée. Il vous reste 1 autre document à signer dans ce projet.",
  );
});
