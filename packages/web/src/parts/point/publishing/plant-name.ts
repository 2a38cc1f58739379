import { productionPointNameSchema } from "@mec/domain/point";
import { t } from "../../../platform/i18n.ts";
import { inSentence, streetName } from "../street-name.ts";
import type { TypologyAnswers } from "./production-form.ts";

const longestName = 50;

type Named = Pick<TypologyAnswers, "address" | "productionType">;

/** "Toit du 12 rue de la Mairie": its street tells it from others, and it is no address. */
function usualName({ address, productionType }: Named): string {
  const street = inSentence(streetName(address, longestName));
  if (street === "") return "";
  const kind = productionType === "photovoltaic" ? t("Toit") : t("Installation");
  const whole = address?.houseNumber ? t("{{kind}} du {{street}}", { kind, street }) : `${kind}, ${street}`;
  return whole.length <= longestName ? whole : street;
}

/** Named by its street and its kind, as long as nobody called it otherwise. */
export function withUsualName<A extends Named & Pick<TypologyAnswers, "name">>(
  answers: A,
  former: Named | null = null,
): A {
  if (answers.name !== "" && (!former || answers.name !== usualName(former))) return answers;
  const name = usualName(answers);
  return productionPointNameSchema.safeParse(name).success ? { ...answers, name } : answers;
}
