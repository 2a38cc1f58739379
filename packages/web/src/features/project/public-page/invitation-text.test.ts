import { expect, it } from "vitest";
import { invitationText } from "./invitation-text.ts";

it("an invitation to a full project speaks of no list: the owner answers whom he invites", () => {
  expect(invitationText(true)).toContain("n’engage à rien");
  expect(invitationText(false)).not.toContain("liste d’attente");
});
