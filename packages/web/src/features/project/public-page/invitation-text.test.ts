import { expect, it } from "vitest";
import { invitationText } from "./invitation-text.ts";

it("an invitation to a full project says that one waits", () => {
  expect(invitationText(true)).toContain("n’engage à rien");
  expect(invitationText(false)).toContain("liste d’attente");
});
