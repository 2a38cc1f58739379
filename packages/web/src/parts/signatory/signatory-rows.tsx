import { Text } from "@mantine/core";
import { formatDate } from "@mec/domain/shared";
import {
  deliberationText,
  genderLabels,
  identifierDoubt,
  juridictionLabels,
  type LegalIdentifierField,
  lacksDeliberation,
  legalIdentifierField,
  type Signatory,
} from "@mec/domain/signatory";
import { t } from "../../platform/i18n.ts";
import { inSiretGroups } from "../../ui/fields/digits.ts";
import type { SummaryRow } from "../../ui/fields/summary-list.tsx";

type Professional = Extract<Signatory, { entityType: "Professionnel" }>;

function identifierRow(signatory: Professional): SummaryRow[] {
  const names: Record<LegalIdentifierField, string> = {
    siretId: t("SIRET"),
    rnaId: t("Numéro RNA"),
    juridicId: t("SIRET ou autre identifiant"),
  };
  const field = legalIdentifierField(signatory.juridiction);
  const value = signatory[field];
  if (!value) return [];
  const told = field === "siretId" ? inSiretGroups(value) : value;
  const doubt = identifierDoubt(signatory);
  return [
    {
      label: names[field],
      value: (
        <>
          <span className="numbers">{told}</span>
          {doubt && (
            <Text size="sm" c="sun.9">
              {doubt}
            </Text>
          )}
        </>
      ),
    },
  ];
}

/**
 * The signatory, read-only. `isReachedAbove` leaves out the address and the number that stand above already; `tellsBirth` is
 * for the person himself, and nobody else's screen.
 */
export function signatoryRows(
  signatory: Signatory,
  { isReachedAbove = false, tellsBirth = true } = {},
): SummaryRow[] {
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
    return [
      ...person,
      ...(tellsBirth
        ? [{ label: t("Naissance"), value: `${formatDate(signatory.birthDate)}, ${signatory.birthPlace}` }]
        : []),
      { label: t("Adresse postale"), value: signatory.address.label },
    ];
  }
  const by = deliberationText(signatory);
  return [
    { label: t("Structure"), value: signatory.socialReason },
    // "Autre" says nothing that the structure's name does not.
    ...(signatory.juridiction === "OTHER"
      ? []
      : [{ label: t("Forme juridique"), value: t(juridictionLabels[signatory.juridiction]) }]),
    ...identifierRow(signatory),
    { label: t("Siège"), value: signatory.socialAddress.label },
    ...person,
    { label: t("Fonction"), value: signatory.officialRole },
    ...(by ? [{ label: t("Habilitation"), value: by }] : []),
    ...(lacksDeliberation(signatory)
      ? [{ label: t("Délibération"), value: t("à indiquer, une fois votée") }]
      : []),
  ];
}
