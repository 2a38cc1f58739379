import type { Retractable } from "@mec/api/document";
import { formatDate, plural } from "@mec/domain/shared";
import { retractionSpan, supplyFrom } from "@mec/domain/signature";
import { t } from "../../../platform/i18n.ts";
import { othersText } from "./unsigned-words.ts";

/** "3 personnes peuvent encore se rétracter". */
export const retractableTitle = ({ count }: Pick<Retractable, "count">): string =>
  plural(count, t("personne peut encore se rétracter"), t("personnes peuvent encore se rétracter"));

type Person = Retractable["people"][number];

/** Who may, and until which day. */
const whoText = ({ name, until }: Person): string =>
  until === null
    ? t("{{name}}, dont le délai ne court pas encore\u00a0: quelqu’un doit encore signer", { name })
    : t("{{name}}, jusqu’au {{until}} inclus", { name, until: formatDate(until) });

/** From which day a supply may begin that its buyer did not ask for before. */
function fromText(until: string | null): string {
  const from = supplyFrom(until);
  return from === null
    ? t("elle peut commencer après {{span}}", { span: retractionSpan })
    : t("elle peut commencer à partir du {{from}}", { from: formatDate(from) });
}

/** Who may, until which day, and whether he asked to be supplied before; nothing of that where he buys by no contract signed here. */
export function retractableText(person: Person): string {
  const { until, asksEarlySupply } = person;
  const who = whoText(person);
  if (typeof asksEarlySupply !== "boolean") return who;
  return asksEarlySupply
    ? t("{{who}}. A demandé que la fourniture commence avant\u00a0: elle peut commencer sans attendre.", {
        who,
      })
    : t("{{who}}. N’a pas demandé que la fourniture commence avant\u00a0: {{from}}.", {
        who,
        from: fromText(until),
      });
}

/** How many there are besides those that are named, and how many of them did not ask; null where all are named. */
export function otherPeopleText({ count, unasked = 0, people }: Retractable): string | null {
  const others = othersText(count - people.length);
  const left = unasked - people.filter(({ asksEarlySupply }) => asksEarlySupply === false).length;
  return others && left > 0 ? t("{{others}}, dont {{left}} sans cette demande", { others, left }) : others;
}
