import { Skeleton } from "@mantine/core";
import { documentCalls } from "@mec/api/document";
import { essentialLabels } from "@mec/domain/signature";
import { useAnswer } from "../../../../platform/answer.ts";
import { t } from "../../../../platform/i18n.ts";
import { LoadError } from "../../../../ui/feedback/load-error.tsx";
import { SummaryList } from "../../../../ui/fields/summary-list.tsx";
import { Folded } from "../../../../ui/layout/folded.tsx";

/**
 * What a price commits to, in the lines that are read when its documents are signed: the same from the price on until its
 * holder leaves, who comes back to them with his first bill. Nothing where no contract says it.
 */
export function Commitment({ consumerId }: { consumerId: string }) {
  const { data, error, refetch } = useAnswer(documentCalls.getConsumerCommitment, {
    params: { id: consumerId },
  });
  if (data?.essentials.length === 0) return null;
  return (
    <Folded title={t("Ce à quoi vous vous engagez")}>
      {error ? (
        <LoadError error={error} retry={() => void refetch()} />
      ) : data ? (
        <SummaryList
          rows={data.essentials.map(({ subject, text }) => ({
            label: t(essentialLabels[subject]),
            value: text,
          }))}
        />
      ) : (
        <Skeleton height={240} radius={12} />
      )}
    </Folded>
  );
}
