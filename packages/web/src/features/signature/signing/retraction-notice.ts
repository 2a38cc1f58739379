import type { SignatureSession } from "@mec/api/signature";
import { retractionSpan } from "@mec/domain/signature";
import { supplyAnswer } from "../../../parts/document/supply-answer.ts";
import { t } from "../../../platform/i18n.ts";
import { isNamedByAnother } from "./words.ts";

/** Where an individual who has signed for a place that consumes may retract, and for how long; null for the others. */
export function retractionNotice({
  signer,
  documents,
  leftAt,
}: Pick<SignatureSession, "signer" | "documents" | "leftAt">): string | null {
  if (leftAt || signer.role !== "participant" || signer.company !== null) return null;
  const isSigned = documents.some(({ status }) => status === "waiting" || status === "signed");
  if (!isSigned) return null;
  // Nobody retracts what he sells by.
  if (documents.every(({ consumptionPointId }) => consumptionPointId === null)) return null;
  if (isNamedByAnother(signer)) {
    return t(
      "Vous pouvez vous rétracter dans {{span}}, sans motif ni frais\u00a0: {{name}} le fait sur la page de la candidature, ou vous par le formulaire joint au contrat de vente.",
      { span: retractionSpan, name: signer.namedBy ?? "" },
    );
  }
  return t(
    "Vous pouvez vous rétracter dans {{span}}, sans motif ni frais, sur la page de votre candidature.",
    {
      span: retractionSpan,
    },
  );
}

/** What he answered, as he signed, of the beginning of his supply: each answer once; none once he has left or retracted. */
export function supplyNotices({
  documents,
  leftAt,
}: Pick<SignatureSession, "documents" | "leftAt">): string[] {
  if (leftAt) return [];
  const standing = documents.filter(({ retractedAt }) => !retractedAt);
  const answers = new Set(standing.flatMap(({ asksEarlySupply }) => asksEarlySupply ?? []));
  return [...answers].map(supplyAnswer);
}
