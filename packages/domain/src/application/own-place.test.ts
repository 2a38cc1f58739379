import { expect, it } from "vitest";
import { ownPlace, ownPrice } from "./own-place.ts";
import { type ApplicationStatus, applicationStatuses, countsAsParticipant } from "./status.ts";

const today = "2026-11-24";
const stepsOf = (statuses: readonly ApplicationStatus[]) =>
  statuses.map((status, at) => ({ status, createdAt: `2026-11-1${at}T10:00:00Z` }));
const placeAt = (...statuses: ApplicationStatus[]) => ownPlace(stepsOf(statuses), today);

it.each(applicationStatuses.filter((status) => status !== "REJECTED" && status !== "PROPOSAL"))(
  "takes a project’s applicant for a candidate until its gauge counts him, then for accepted until all is signed: %s",
  (status) => {
    const counted = status === "SIGNATURE" ? "accepted" : "participant";
    expect(placeAt("APPLICATION", status)).toBe(countsAsParticipant(status) ? counted : "candidate");
  },
);

it("gives no place to an application that is over, nor to none", () => {
  expect(placeAt("APPLICATION", "SIGNATURE", "REJECTED")).toBeNull();
  expect(placeAt()).toBeNull();
});

it("is that of who was proposed a price, through its last day, and has that price", () => {
  const [applied, proposed] = stepsOf(["APPLICATION", "PROPOSAL"]);
  const until = (priceUntil: string) => [{ ...proposed!, price: 0.1, priceUntil }, applied!];
  expect(ownPlace(until("2026-11-24"), today)).toBe("proposed");
  expect(ownPrice(until("2026-11-24"), "proposed")).toBe(0.1);
  expect(ownPlace(until("2026-11-23"), today)).toBe("candidate");
  expect(ownPrice(until("2026-11-23"), "candidate")).toBeUndefined();
});

it("keeps the price once it is accepted; who was accepted without one has none", () => {
  const [applied, proposed, accepted] = stepsOf(["APPLICATION", "PROPOSAL", "SIGNATURE"]);
  expect(ownPrice([accepted!, { ...proposed!, price: 0.1 }, applied!], "accepted")).toBe(0.1);
  expect(ownPrice([accepted!, applied!], "accepted")).toBeUndefined();
  // Given away at last: the price before it counts no more.
  expect(ownPrice([{ ...accepted!, price: 0 }, { ...proposed!, price: 0.1 }, applied!], "accepted")).toBe(0);
});
