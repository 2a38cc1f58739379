import { describe, expect, it } from "vitest";
import { messages } from "../shared/index.ts";
import { departureRequestSchema, invitationSchema, progressInputSchema } from "./schemas.ts";

describe("a step", () => {
  it.each([
    { status: "PROPOSAL", price: 0.12 },
    { status: "REJECTED", message: "Trop loin\ndu projet" },
  ])("may be %j", (step) => {
    expect(progressInputSchema.parse(step)).toEqual(step);
  });

  it.each([
    { status: "NONE" },
    { status: "pending" },
    { status: "PROPOSAL", price: "0,12" },
    { status: "PROPOSAL", price: 0 },
    { status: "REJECTED", message: "a".repeat(1001) },
    { status: "SIGNED", force: true },
  ])("may not be %j", (step) => {
    expect(progressInputSchema.safeParse(step).success).toBe(false);
  });
});

describe("an invitation", () => {
  it.each([
    [0, false],
    [1, true],
    [500, true],
    [501, false],
  ])("to %d people: accepted %s", (count, accepted) => {
    const emails = Array.from({ length: count }, (_, index) => `voisin${index}@exemple.fr`);
    expect(invitationSchema.safeParse({ emails }).success).toBe(accepted);
  });

  it("says which address is wrong", () => {
    const issue = invitationSchema.safeParse({ emails: ["a@b.fr", "a@b"] }).error?.issues[0];
    expect(issue).toMatchObject({ path: ["emails", 1], message: messages.email });
  });
});

it("asks a date of who wants to leave, and no reason: papers let him go without one", () => {
  expect(departureRequestSchema.safeParse({ leavingOn: "2027-01-31", reason: "Déménagement" }).success).toBe(
    true,
  );
  expect(departureRequestSchema.safeParse({ leavingOn: "2027-02-30", reason: "Déménagement" }).success).toBe(
    false,
  );
  // A day that is missing is not called wrong.
  const { error } = departureRequestSchema.safeParse({ leavingOn: "", reason: "" });
  expect(error?.issues.map(({ message }) => message)).toEqual(["Indiquez le jour où vous souhaitez partir."]);
  expect(departureRequestSchema.parse({ leavingOn: "2027-01-31", reason: " " }).reason).toBe("");
  const missing = departureRequestSchema.safeParse({ leavingOn: "", reason: "" });
  expect(missing.error?.issues[0]?.message).toBe("Indiquez le jour où vous souhaitez partir.");
});
