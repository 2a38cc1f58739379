import type { ApplicationProgress } from "@mec/domain/application";

/** Whether all had signed something of an application that has ended: it stays its holder's, in his profile. */
export const hasSignedPapers = ({ signed = [] }: Pick<ApplicationProgress, "signed">): boolean =>
  signed.length > 0;
