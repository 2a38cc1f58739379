import type { ApplicationProgress } from "@mec/domain/application";

/** Whether somebody was accepted: what all had signed of it stays his, however it ended. */
export const wasAccepted = ({ progress }: Pick<ApplicationProgress, "progress">): boolean =>
  progress.some(({ status }) => status === "SIGNATURE");
