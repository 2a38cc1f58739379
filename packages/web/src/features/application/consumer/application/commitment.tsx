import { Skeleton } from "@mantine/core";
import { documentCalls } from "@mec/api/document";
import { essentialLabels } from "@mec/domain/signature";
import { useAnswer } from "../../../../platform/answer.ts";
import { t } from "../../../../platform/i18n.ts";
import { LoadError } from "../../../../ui/feedback/load-error.tsx";
import { SummaryList } from "../../../../ui/fields/summary-list.tsx";

/**
 * What a price commits to, in the lines that are read when its documents are signed; once its place takes part, those on what
 * is paid and to whom. Nothing where no contract says it.
 */
export function Commitment({ consumerId }: { consumerId: string }) {
  const { data, error, refetch } = useAnswer(documentCalls.getConsumerCommitment, {
    params: { id: consumerId },
  });
  if (error) return <LoadError error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton height={240} radius={12} />;
  if (data.essentials.length === 0) return null;
  return (
    <SummaryList
      rows={data.essentials.map(({ subject, text }) => ({ label: t(essentialLabels[subject]), value: text }))}
    />
  );
}
