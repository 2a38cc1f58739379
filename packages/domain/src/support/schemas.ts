import * as z from "zod";
import { cleanText, messages, uuidSchema } from "../shared/index.ts";

/** What a receiver can tell support through the link at the foot of a mail. */
export const abuseReportSchema = z.strictObject({
  token: z.string().min(20).max(200),
  reason: cleanText({ max: 1000, multiline: true }),
});
export type AbuseReportInput = z.infer<typeof abuseReportSchema>;

/** A project is public as soon as it is published, and moderated after. */
export const moderationStatuses = ["pending", "approved", "hidden"] as const;
export const moderationStatusSchema = z.enum(moderationStatuses, { error: messages.choice });
export type ModerationStatus = z.infer<typeof moderationStatusSchema>;
export const moderationStatusLabels: Record<ModerationStatus, string> = {
  pending: "À examiner",
  approved: "Approuvés",
  hidden: "Masqués",
};

const moderationDecisions = ["approve", "hide"] as const;
export type ModerationDecision = (typeof moderationDecisions)[number];

/** What each decision makes of the project. */
export const statusAfterDecision: Record<ModerationDecision, ModerationStatus> = {
  approve: "approved",
  hide: "hidden",
};

const MIN_REASON_LENGTH = 10;

/** A decision of the support team; hiding needs a reason, which the owner receives. */
export const moderationInputSchema = z
  .strictObject({
    decision: z.enum(moderationDecisions, { error: messages.choice }),
    reason: cleanText({ max: 1000, multiline: true }).default(""),
    /**
     * The bearer's name as support read and checked it; approving it confirms that this bearer stands behind
     * the project.
     */
    verifiedBearer: cleanText({ min: 1, max: 80 }).optional(),
    /** The bearer's picture that support saw beside that name; left out or null when there was none. */
    verifiedPicture: uuidSchema.nullish(),
  })
  .refine(({ decision, reason }) => decision === "approve" || reason.length >= MIN_REASON_LENGTH, {
    path: ["reason"],
    error: messages.tooShort(MIN_REASON_LENGTH),
  });
export type ModerationInput = z.infer<typeof moderationInputSchema>;
