import { describe, expect, it } from "vitest";
import { messages } from "../shared/index.ts";
import {
  approvalObstacle,
  bearerChecks,
  bearerCheckText,
  moderationInputSchema,
  statusAfterDecision,
} from "./index.ts";

describe("a moderation", () => {
  it.each([
    { decision: "approve", reason: "" },
    { decision: "approve", reason: "Ok" },
    { decision: "hide", reason: "Publicité sans rapport avec un projet." },
  ])("may be %j", (input) => {
    expect(moderationInputSchema.parse(input)).toEqual(input);
  });

  it("needs no reason to approve", () => {
    expect(moderationInputSchema.parse({ decision: "approve" }).reason).toBe("");
  });

  it.each(["", "Non", "         .", "\u200b".repeat(12), "a".repeat(1001)])(
    "needs a reason of 10 to 1000 characters to hide: %j is none",
    (reason) => {
      const issue = moderationInputSchema.safeParse({ decision: "hide", reason }).error?.issues[0];
      expect(issue?.path).toEqual(["reason"]);
      expect([messages.tooShort(10), messages.tooLong(1000)]).toContain(issue?.message);
    },
  );

  it("approves nothing before the owner's address is confirmed", () => {
    expect(approvalObstacle({ ownerConfirmed: true })).toBeNull();
    expect(approvalObstacle({ ownerConfirmed: false })?.code).toBe("EMAIL_NOT_CONFIRMED");
  });

  it.each(["", "Non", "\u200b".repeat(12)])(
    "needs a reason to take a verification back, too: %j is none",
    (reason) => {
      const issue = moderationInputSchema.safeParse({ decision: "unverify", reason }).error?.issues[0];
      expect(issue?.path).toEqual(["reason"]);
    },
  );

  it("verifies with a word of what was found, whatever the way, and takes what pages of the former release send", () => {
    const verifying = (check: unknown) =>
      moderationInputSchema.safeParse({ decision: "approve", verifiedBearer: "Commune de Langouet", check })
        .error?.issues[0]?.path;
    expect(verifying(undefined)).toBeUndefined();
    for (const how of bearerChecks) {
      expect(verifying({ how, note: "" })).toEqual(["check", "note"]);
      expect(verifying({ how, note: "Vu en mairie le 3 mars." })).toBeUndefined();
    }
    expect(bearerCheckText({ how: "register", note: "RNA W751000001" })).toBe(
      "SIRET ou RNA trouvé au registre\nRNA W751000001",
    );
  });

  it("approves or hides the project", () => {
    expect(statusAfterDecision).toEqual({ approve: "approved", hide: "hidden" });
  });
});
