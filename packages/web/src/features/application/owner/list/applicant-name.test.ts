import { expect, it } from "vitest";
import { originText } from "./applicant-name.tsx";

it("calls a point the owner's own only when he did not invite its holder", () => {
  expect(originText({ invited: true, isFromProjectOwner: true })).toBe("Invitation de votre part");
  expect(originText({ invited: false, isFromProjectOwner: true })).toBe("Votre point");
  expect(originText({ invited: false, isFromProjectOwner: false })).toBeNull();
});
