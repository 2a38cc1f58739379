import { Skeleton } from "@mantine/core";
import { documentCalls } from "@mec/api/document";
import { type EssentialSubject, essentialLabels } from "@mec/domain/signature";
import { PriceOrList } from "../../../../parts/document/sellers-price-list.tsx";
import { useAnswer } from "../../../../platform/answer.ts";
import { t } from "../../../../platform/i18n.ts";
import { LoadError } from "../../../../ui/feedback/load-error.tsx";
import { SummaryList } from "../../../../ui/fields/summary-list.tsx";
import { Folded } from "../../../../ui/layout/folded.tsx";

/**
 * What a price commits to, in the lines that are read when its documents are signed: the same from the price on until its
 * holder leaves, who comes back to them with his first bill. Nothing where no contract says it.
 */
export function Commitment({
  consumerId,
  without = [],
}: {
  consumerId: string;
  /** What stands above it already. */
  without?: readonly EssentialSubject[];
}) {
  const { data, error, refetch } = useAnswer(documentCalls.getConsumerCommitment, {
    params: { id: consumerId },
  });
  const lines = data?.essentials.filter(({ subject }) => !without.includes(subject));
  if (lines?.length === 0) return null;
  return (
    <Folded title={t("Ce à quoi vous vous engagez")}>
      {error ? (
        <LoadError error={error} retry={() => void refetch()} />
      ) : lines ? (
        <SummaryList
          rows={lines.map(({ subject, text }) => ({
            label: t(essentialLabels[subject]),
            value: subject === "price" ? <PriceOrList text={text} /> : text,
          }))}
        />
      ) : (
        <Skeleton height={240} radius={12} />
      )}
    </Folded>
  );
}
