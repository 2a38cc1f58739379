import type { ParticipantDocument } from "@mec/api/document";
import { expect, it } from "vitest";
import { awaitedNames } from "./participant.ts";

type Signer = ParticipantDocument["signers"][number];
const signer = (name: string, role: Signer["role"], signedAt: string | null): Signer => ({
  ...{ name, role, signedAt },
  address: "confirmed",
});
const contract = (...signers: Signer[]) => ({ status: "SENT", signers }) as ParticipantDocument;

it("who is reminded is whose turn it is, and not whose document it is who has signed it", () => {
  const signed = signer("Marc Fournil", "participant", "2026-11-30T09:57:02.000Z");
  const herve = signer("Hervé Le Bihan", "producer", null);
  expect(awaitedNames([contract(signed, herve)])).toEqual(["Hervé Le Bihan"]);
  expect(awaitedNames([contract(signed, herve), contract(signed, herve)])).toEqual(["Hervé Le Bihan"]);
  expect(awaitedNames([contract({ ...signed, signedAt: null }, herve)])).toEqual(["Marc Fournil"]);
});
