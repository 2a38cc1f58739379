import { Anchor, Text } from "@mantine/core";
import type { Applicant } from "@mec/api/application";
import { consumerTypeLabels } from "@mec/domain/point";
import { formatDistance } from "@mec/domain/shared";
import { prmText } from "../../../../parts/point/prm.ts";
import { t } from "../../../../platform/i18n.ts";
import type { SummaryRow } from "../../../../ui/fields/summary-list.tsx";
import { houseRows } from "../../point-fields/summaries.tsx";
import { GainCases } from "../list/gain-text.tsx";
import type { Gain } from "../list/signed-gain.ts";

/** What the decision brings him, as his row in the list says it. */
export const gainRows = (gain: Gain): SummaryRow[] => [
  {
    label: t("Gain par an"),
    value: (
      <>
        <GainCases {...gain} />
        <Text size="sm" c="dimmed" className="numbers">
          {gain.atPrice}
        </Text>
        {gain.cause && <Text size="sm">{gain.cause}</Text>}
      </>
    ),
  },
];

type Reached = Pick<Applicant["holder"], "email" | "phoneNumber">;

const digits = (phoneNumber: string | null): string => (phoneNumber ?? "").replaceAll(/\D/g, "");

/** Whether the holder signs under his own address, and under no other number: one contact is enough for both. */
export const isSameContact = (holder: Reached, signatory: Reached): boolean =>
  holder.email.toLowerCase() === signatory.email.toLowerCase() &&
  (!holder.phoneNumber || digits(holder.phoneNumber) === digits(signatory.phoneNumber));

/** How the holder is reached; the number that he gave as the signatory is his too. */
export function contactRows(holder: Reached, signatory: Reached | null): SummaryRow[] {
  const { email } = holder;
  const phoneNumber =
    signatory && isSameContact(holder, signatory) ? signatory.phoneNumber : holder.phoneNumber;
  const phone = phoneNumber && <Anchor href={`tel:${phoneNumber.replaceAll(" ", "")}`}>{phoneNumber}</Anchor>;
  return [
    { label: t("E-mail"), value: <Anchor href={`mailto:${email}`}>{email}</Anchor> },
    { label: t("Téléphone"), value: phone || t("Non communiqué") },
  ];
}

/** Where and how much this consumer consumes. */
export function pointRows({
  consumptionPoint: point,
  distance,
}: Pick<Applicant, "consumptionPoint" | "distance">): SummaryRow[] {
  return [
    ...houseRows(point, { isForOwner: true }),
    { label: t("Type"), value: t(consumerTypeLabels[point.consumerType]) },
    { label: t("Distance au projet"), value: formatDistance(distance) },
    { label: t("PDL"), value: point.prm === "" ? t("Non renseigné") : prmText(point.prm) },
    { label: t("Données Enedis"), value: point.sge ? t("Accès autorisé") : t("Accès non autorisé") },
  ];
}
