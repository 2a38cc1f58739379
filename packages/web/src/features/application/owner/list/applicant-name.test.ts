import { expect, it } from "vitest";
import { originText, waitingText } from "./applicant-name.tsx";

it("calls a point the owner's own only when he did not invite its holder", () => {
  expect(originText({ invited: true, isFromProjectOwner: true })).toBe("Invitation de votre part");
  expect(originText({ invited: false, isFromProjectOwner: true })).toBe("Votre point");
  expect(originText({ invited: false, isFromProjectOwner: false })).toBeNull();
});

it("a rank on the waiting list is that of the application among all that wait for an answer", () => {
  expect(waitingText(1)).toBe("Liste d’attente, 1re candidature");
  expect(waitingText(53)).toBe("Liste d’attente, 53e candidature");
});
