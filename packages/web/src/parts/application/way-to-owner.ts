import { projectStanding } from "@mec/domain/project";
import type { JoinedProject } from "./use-joined-project.ts";

/**
 * Where one who has applied writes to the owner: on the project's page while the public sees it; once its owner has taken it off,
 * here, from a proven mailbox. Null where no message would arrive.
 */
export function wayToOwner(
  { visibility = true, ownerConfirmed = true, moderation }: JoinedProject,
  isProven: boolean,
): "page" | "here" | null {
  const standing = projectStanding({
    visibility,
    ownerConfirmed,
    moderationStatus: moderation?.status ?? "pending",
  });
  if (standing === "online") return "page";
  return standing === "not-published" && ownerConfirmed && isProven ? "here" : null;
}
