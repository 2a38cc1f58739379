import { Skeleton, Text } from "@mantine/core";
import { signatoryCalls } from "@mec/api/signatory";
import { useQuery } from "@tanstack/react-query";
import { signatoryRows } from "../../../../parts/signatory/signatory-rows.tsx";
import { frenchMessage, useClient } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { SummaryList } from "../../../../ui/fields/summary-list.tsx";
import { Part } from "./part.tsx";

/** Who will sign for this point. */
export function SignatoryPart({ consumptionPointId }: { consumptionPointId: string }) {
  const call = useClient();
  const { data: signatory, error } = useQuery({
    queryKey: ["consumption-point", consumptionPointId, "signatory"],
    queryFn: ({ signal }) =>
      call(signatoryCalls.getConsumptionSignatory, { params: { id: consumptionPointId }, signal }),
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
