import { Text } from "@mantine/core";
import type { SignatureSummary } from "@mec/api/signature";
import { Net } from "../../../parts/study/net.tsx";
import { laterText } from "../../../parts/study/net-sentence.ts";
import { Said } from "../../../parts/study/said.tsx";
import { suppositions } from "../../../parts/study/sum-words.ts";

type SignedSum = SignatureSummary["sums"][number];

/** What one contract saves, named where there are several, and what that figure supposes. */
function Sum({ sum, isNamed }: { sum: SignedSum; isNamed: boolean }) {
  const later = laterText(sum);
  return (
    <div>
      {isNamed && <Text size="sm">{sum.name}</Text>}
      <Net sum={sum} />
      {[...(later ? [later] : []), ...suppositions(sum)].map((supposed) => (
        <Text key={supposed} size="sm" mt={4}>
          <Said text={supposed} />
        </Text>
      ))}
    </div>
  );
}

/** What each contract saves: before the documents are read, and once more where one agrees to them. */
export const SignedSums = ({ sums }: Pick<SignatureSummary, "sums">) =>
  sums.map((sum) => <Sum key={sum.documentId} sum={sum} isNamed={sums.length > 1} />);
