import { Skeleton, Text } from "@mantine/core";
import { signatoryCalls } from "@mec/api/signatory";
import { signatoryRows } from "../../../../parts/signatory/signatory-rows.tsx";
import { useAnswer } from "../../../../platform/answer.ts";
import { frenchMessage } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { SummaryList } from "../../../../ui/fields/summary-list.tsx";
import { Part } from "./part.tsx";

/** Who will sign for this point. */
export function SignatoryPart({ consumptionPointId }: { consumptionPointId: string }) {
  const { data: signatory, error } = useAnswer(signatoryCalls.getConsumptionSignatory, {
    params: { id: consumptionPointId },
  });
  return (
    <Part title={t("Signataire")}>
      {error && <Text c="red.9">{frenchMessage(error)}</Text>}
      {signatory === undefined && !error && <Skeleton height={48} />}
      {signatory === null && <Text>{t("La personne ne l’a pas encore indiqué.")}</Text>}
      {signatory && <SummaryList rows={signatoryRows(signatory)} />}
    </Part>
  );
}
