import type { ApplicationStatus } from "@mec/domain/application";
import { t } from "../../../platform/i18n.ts";

/** Short enough for a column among others, and the same in the filter above it: the person's own pages say the whole. */
const texts: Record<ApplicationStatus, string> = {
  APPLICATION: "À étudier",
  PROPOSAL: "Prix proposé",
  SIGNATURE: "Acceptée",
  SIGNED: "Documents signés",
  EXPLOITATION: "En exploitation",
  REJECTED: "Refusée",
};

export const shortStatus = (status: ApplicationStatus): string => t(texts[status]);
