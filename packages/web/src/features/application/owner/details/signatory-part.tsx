import { Skeleton, Text } from "@mantine/core";
import type { Applicant } from "@mec/api/application";
import type { Signatory } from "@mec/domain/signatory";
import { signatoryRows } from "../../../../parts/signatory/signatory-rows.tsx";
import { frenchMessage } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { SummaryList } from "../../../../ui/fields/summary-list.tsx";
import { isSameContact } from "./applicant-rows.tsx";
import { Part } from "./part.tsx";

interface Props {
  holder: Applicant["holder"];
  signatory: { data?: Signatory | null | undefined; error: Error | null };
}

/** Who will sign for this point; what the contact above says already is not said again. */
export function SignatoryPart({ holder, signatory: { data: signatory, error } }: Props) {
  return (
    <Part title={t("Signataire")}>
      {error && <Text c="red.9">{frenchMessage(error)}</Text>}
      {signatory === undefined && !error && <Skeleton height={48} />}
      {signatory === null && <Text>{t("La personne ne l’a pas encore indiqué.")}</Text>}
      {signatory && (
        <SummaryList
          isShort
          rows={signatoryRows(signatory, {
            isReachedAbove: isSameContact(holder, signatory),
            tellsBirth: false,
          })}
        />
      )}
    </Part>
  );
}
