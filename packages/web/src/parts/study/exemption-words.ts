import { formatDay, localExciseExemption } from "@mec/energy";
import { t } from "../../platform/i18n.ts";

/** "1er janvier 2027" */
const announcedEnd = (): string => formatDay(localExciseExemption.value.announcedEnd);

/** What would come if the excise exemption ended on the announced day. */
export const ifExemptionEnded = (told: string): string =>
  t("Si l’exonération d’accise prenait fin le {{day}}\u00a0: {{told}}", { day: announcedEnd(), told });
