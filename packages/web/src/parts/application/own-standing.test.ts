import type { ApplicationStatus } from "@mec/domain/application";
import { expect, it } from "vitest";
import { ofOwnProject } from "./own-standing.ts";
import { standingOf } from "./standing.ts";
import type { OtherSigner } from "./turns.ts";

const mayor: OtherSigner = { name: "Jean Roy", email: "maire@exemple.fr" };
const read = (status: ApplicationStatus, signer: OtherSigner | null = null) => {
  const application = {
    id: "a",
    projectId: "p",
    isFromProjectOwner: true,
    cameWhenFull: false,
    progress: [{ id: "1", status, by: "owner" as const, createdAt: "2026-11-26T10:00:00.000Z" }],
  };
  const told = standingOf(application, { signer, isOwnSale: true });
  return ofOwnProject(told, { documents: "preparing", signer, isOwnSale: true, isLacking: false });
};

it("who bears the project waits for nobody's answer for his own place: what its owner has to do is his", () => {
  for (const status of ["APPLICATION", "PROPOSAL", "SIGNATURE", "SIGNED"] as const) {
    const { actor, next } = read(status);
    expect(actor).toBe("À vous d’agir");
    expect(next).not.toMatch(/porteur|réponse/u);
  }
});

it("who else signs is named once, with the mailbox that the documents go to", () => {
  const { actor, next } = read("SIGNATURE", mayor);
  expect(actor).toBe("À vous d’agir");
  expect(next).toContain("deux documents");
  expect(next).toContain("Jean Roy les reçoit à l’adresse maire@exemple.fr");
});
