import { Text } from "@mantine/core";
import type { SignatureSummary } from "@mec/api/signature";
import { dayInParis } from "@mec/domain/shared";
import { isUnexempted as beginsUnexempted } from "../../../parts/project/answer/saving-words.ts";
import { Net } from "../../../parts/study/net.tsx";
import { laterText } from "../../../parts/study/net-sentence.ts";
import { casesOf } from "../../../parts/study/other-case.ts";
import { Said } from "../../../parts/study/said.tsx";
import { suppositions } from "../../../parts/study/sum-words.ts";

type SignedSum = SignatureSummary["sums"][number];

/** What one contract saves, named where there are several, and what that figure supposes. */
function Sum({ sum, isNamed, isUnexempted }: { sum: SignedSum; isNamed: boolean; isUnexempted: boolean }) {
  const later = laterText(sum);
  const { other, caution } = casesOf(
    { ...sum, withoutExemptionEur: sum.withoutExemptionEur ?? null },
    isUnexempted,
  );
  return (
    <div>
      {isNamed && <Text size="sm">{sum.name}</Text>}
      <Net sum={sum} />
      {other && (
        <Text fw={600} className="numbers">
          <Said text={other} />
        </Text>
      )}
      {[...(later ? [later] : []), ...suppositions({ ...sum, caution })].map((supposed) => (
        <Text key={supposed} size="sm" mt={4}>
          <Said text={supposed} />
        </Text>
      ))}
    </div>
  );
}

/** What each contract saves: before the documents are read, and once more where one agrees to them. */
export function SignedSums({ sums, start }: Pick<SignatureSummary, "sums" | "start">) {
  const isUnexempted = start !== undefined && beginsUnexempted(start, dayInParis(new Date()));
  return sums.map((sum) => (
    <Sum key={sum.documentId} sum={sum} isNamed={sums.length > 1} isUnexempted={isUnexempted} />
  ));
}
