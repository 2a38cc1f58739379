import type { Applicant } from "@mec/api/application";
import { expect, it } from "vitest";
import { departureText, originText, placeText, signingFlag, waitingText } from "./applicant-name.tsx";

it("calls a point the owner's own only when he did not invite its holder", () => {
  expect(originText({ invited: true, isFromProjectOwner: true })).toBe("Invitation de votre part");
  expect(originText({ invited: false, isFromProjectOwner: true })).toBe("Votre point");
  expect(originText({ invited: false, isFromProjectOwner: false })).toBeNull();
});

it("who is on the waiting list stands beside how many candidates came before him, on it or not", () => {
  expect(waitingText(1)).toBe("Liste d’attente");
  expect(waitingText(53)).toBe("Liste d’attente, 52\u00a0candidatures avant");
});

it("who wishes to leave is told with the end of his contract's notice, where that comes later", () => {
  const asked = { leavingOn: "2026-11-30", reason: "", requestedAt: "2026-11-26T10:00:00.000Z" };
  expect(departureText(asked)).toBe("Souhaite partir le 30 novembre 2026");
  expect(departureText({ ...asked, noticeEndsOn: "2027-01-26" })).toBe(
    "Souhaite partir le 30 novembre 2026, préavis jusqu’au 26 janvier 2027",
  );
  const settled = { ...asked, noticeEndsOn: "2027-01-26", settledFor: "2026-12-31" };
  expect(departureText(settled)).toBe("Part le 31 décembre 2026, préavis jusqu’au 26 janvier 2027");
  expect(departureText({ ...settled, settledFor: "2027-01-26" })).toBe("Part le 26 janvier 2027");
});

it.each([
  [null, "École"],
  ["Commune de Céret", "Commune de Céret · École"],
  ["École", "École"],
])("a place says whose it is, once: %s", (name, told) => {
  const structure = name === null ? null : { name, juridiction: "Collectivité" as const };
  const consumptionPoint = { name: "École" } as Applicant["consumptionPoint"];
  expect(placeText({ structure, consumptionPoint })).toBe(told);
});

const standingAt = (
  status: "SIGNATURE" | "SIGNED" | "EXPLOITATION",
  sale: Applicant["documents"]["salesContract"],
) => {
  const progress = [{ status, createdAt: "2026-11-26T10:00:00.000Z" }] as Applicant["progress"];
  return signingFlag({ progress, documents: { bulletin: "DONE", accord: "DONE", salesContract: sale } })
    ?.text;
};

it("who has signed his documents, and was sent one more contract, has one to sign", () => {
  expect(standingAt("SIGNED", "DONE")).toBe("Documents signés");
  for (const sent of ["IN_TRANSIT", "SENT", "RESENT"] as const) {
    expect(standingAt("SIGNED", sent)).toBe("Un contrat à signer");
    // Who shares already too: he is among those whom the home counts.
    expect(standingAt("EXPLOITATION", sent)).toBe("Un contrat à signer");
  }
  expect(standingAt("EXPLOITATION", "DONE")).toBeUndefined();
  // Before, his documents are told one by one.
  expect(standingAt("SIGNATURE", "SENT")).toBeUndefined();
});
