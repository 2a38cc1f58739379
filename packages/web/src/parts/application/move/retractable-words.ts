import type { Retractable } from "@mec/api/document";
import { formatDate, plural } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";

/** "3 personnes peuvent encore se rétracter". */
export const retractableTitle = ({ count }: Pick<Retractable, "count">): string =>
  plural(count, t("personne peut encore se rétracter"), t("personnes peuvent encore se rétracter"));

/** Who may, and until which day. */
export const retractableText = ({ name, until }: Retractable["people"][number]): string =>
  until === null
    ? t("{{name}}, dont le délai ne court pas encore\u00a0: quelqu’un doit encore signer", { name })
    : t("{{name}}, jusqu’au {{until}} inclus", { name, until: formatDate(until) });
