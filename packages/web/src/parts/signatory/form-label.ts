import { type Juridiction, juridictionLabels } from "@mec/domain/signatory";
import { t } from "../../platform/i18n.ts";

/** The forms are the specification's: who finds his own nowhere reads beside which it belongs, or is led to the last. */
export function formLabel(value: Juridiction): string {
  switch (value) {
    case "SARL":
      return t("SARL (ou EURL)");
    case "SAS":
      return t("SAS (ou SASU)");
    case "OTHER":
      return t("Autre (entreprise individuelle, EARL, GAEC, SCI…)");
    default:
      return t(juridictionLabels[value]);
  }
}
