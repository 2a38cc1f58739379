import { genderLabels, type Signatory } from "@mec/domain/signatory";
import { t } from "../../platform/i18n.ts";
import type { SummaryRow } from "../../ui/fields/summary-list.tsx";

/** The signatory, read-only. `isReachedAbove` leaves out the address and the number that stand above already. */
export function signatoryRows(signatory: Signatory, { isReachedAbove = false } = {}): SummaryRow[] {
  const { firstName, name, email, phoneNumber, gender } = signatory;
  const person = [
    { label: t("Signataire"), value: `${t(genderLabels[gender])} ${firstName} ${name}` },
    ...(isReachedAbove
      ? []
      : [
          { label: t("E-mail"), value: email },
          { label: t("Téléphone"), value: <span className="numbers">{phoneNumber}</span> },
        ]),
  ];
  if (signatory.entityType === "Particulier") {
    return [...person, { label: t("Adresse postale"), value: signatory.address.label }];
  }
  return [
    { label: t("Structure"), value: signatory.socialReason },
    { label: t("Siège"), value: signatory.socialAddress.label },
    ...person,
    { label: t("Fonction"), value: signatory.officialRole },
  ];
}
