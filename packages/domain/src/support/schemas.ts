import * as z from "zod";
import { bearerKindSchema } from "../project/bearer.ts";
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

/** `unverify` takes back that support verified who stands behind the project, and leaves the project as it is. */
const moderationDecisions = ["approve", "hide", "unverify"] as const;
export type ModerationDecision = Exclude<(typeof moderationDecisions)[number], "unverify">;

/** What the history of a project's moderation tells: an approval that verifies its bearer is told as two. */
export const moderationActs = ["approve", "hide", "verify", "unverify"] as const;
export type ModerationAct = (typeof moderationActs)[number];
export const moderationActLabels: Record<ModerationAct, string> = {
  approve: "Approuvé",
  hide: "Masqué",
  verify: "Porteur vérifié",
  unverify: "Vérification du porteur retirée",
};

/** What each decision makes of the project. */
export const statusAfterDecision: Record<ModerationDecision, ModerationStatus> = {
  approve: "approved",
  hide: "hidden",
};

const MIN_REASON_LENGTH = 10;
const isReason = (text: string): boolean =>
  cleanText({ min: MIN_REASON_LENGTH, max: 1000, multiline: true }).safeParse(text).success;

/** How support made sure of who stands behind a project. */
export const bearerChecks = ["register", "call", "email-domain", "other"] as const;
type BearerCheck = (typeof bearerChecks)[number];
export const bearerCheckLabels: Record<BearerCheck, string> = {
  register: "SIRET ou RNA trouvé au registre",
  call: "Appel à un numéro trouvé ailleurs que chez nous",
  "email-domain": "Adresse e-mail du domaine officiel",
  other: "Autrement",
};

/** For the history of moderation alone: neither the owner nor the public reads it. */
export const bearerCheckSchema = z.strictObject({
  how: z.enum(bearerChecks, { error: messages.choice }),
  /** The number that was found, who answered, when: a way without its trace is none. */
  note: cleanText({ min: MIN_REASON_LENGTH, max: 300, multiline: true }),
});
type BearerChecked = z.infer<typeof bearerCheckSchema>;

/** What the history says of a verification. */
export const bearerCheckText = ({ how, note }: BearerChecked): string => `${bearerCheckLabels[how]}\n${note}`;

/**
 * A decision of the support team; to hide a project, and to take back that its bearer was verified, need a reason,
 * which the owner receives.
 */
export const moderationInputSchema = z
  .strictObject({
    decision: z.enum(moderationDecisions, { error: messages.choice }),
    reason: cleanText({ max: 1000, multiline: true }).default(""),
    /**
     * The bearer's name as support read and checked it; approving it confirms that this bearer stands behind
     * the project.
     */
    verifiedBearer: cleanText({ min: 1, max: 80 }).optional(),
    /** What kind of body support read beside that name. Absent from what pages of the former release send. */
    verifiedKind: bearerKindSchema.optional(),
    /** The bearer's picture that support saw beside that name; left out or null when there was none. */
    verifiedPicture: uuidSchema.nullish(),
    /** How support made sure of it. Absent from what pages of the former release send. */
    check: bearerCheckSchema.optional(),
  })
  .refine(({ decision, reason }) => decision === "approve" || isReason(reason), {
    path: ["reason"],
    error: messages.tooShort(MIN_REASON_LENGTH),
  });
export type ModerationInput = z.infer<typeof moderationInputSchema>;
