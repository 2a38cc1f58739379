import type { Previewed } from "@mec/api/study";
import { worstCase } from "@mec/domain/study";
import type { ReactNode } from "react";
import { t } from "../../../platform/i18n.ts";
import { firstSayWhoSigns } from "../../signatory/own-signatory-words.ts";
import classes from "./each-one.module.css";
import { yearWithoutExemption } from "./price-preview-words.ts";

/**
 * What is told of each person of a preview: his sums as things are and, under them, without the excise exemption. Of one person
 * alone a sentence elsewhere tells the first year of that case.
 */
export function sumsOf<Person extends Previewed>(
  people: readonly Person[],
  today: (person: Person) => string,
): (applicationId: string) => ReactNode {
  const byId = new Map(people.map((one) => [one.applicationId, one]));
  return (applicationId) => {
    const person = byId.get(applicationId);
    if (!person) return null;
    if (person.sellerUntold) return firstSayWhoSigns();
    const other = people.length > 1 ? yearWithoutExemption(person) : null;
    const [name, worst] = worstCase(person) ?? [];
    return (
      <>
        {today(person)}
        {other && (
          <div className={classes.other}>
            {t("si l’exonération s’arrêtait\u00a0: {{sum}}", { sum: other })}
          </div>
        )}
        {name && (
          <div className={classes.other}>{t("{{name}}\u00a0: {{sum}}", { name, sum: worst ?? "" })}</div>
        )}
      </>
    );
  };
}
