import { t } from "../../../platform/i18n.ts";

/** That a saving holds until a part of what it counts leaves; null where nothing does. */
export const untilLeavingSentence = (leavingText: string | null | undefined): string | null =>
  leavingText ? t("{{leaving}}\u00a0: ce calcul ne vaut que jusque-là.", { leaving: leavingText }) : null;
