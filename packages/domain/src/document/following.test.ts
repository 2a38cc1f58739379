import { expect, it } from "vitest";
import { followingText } from "./following.ts";

it("what follows is named, one or several, and nothing where nothing does", () => {
  expect(followingText([])).toBeNull();
  expect(followingText(["salesContract"])).toBe("Votre contrat de vente suivra.");
  expect(followingText(["accord", "salesContract"])).toBe(
    "Votre accord de participation et votre contrat de vente suivront.",
  );
});
