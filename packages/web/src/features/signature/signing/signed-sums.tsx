import { Text } from "@mantine/core";
import { signatureCalls } from "@mec/api/signature";
import { Net } from "../../../parts/study/net.tsx";
import { Said } from "../../../parts/study/said.tsx";
import { useAnswer } from "../../../platform/answer.ts";

/** What each contract saves, in both cases, once more where one agrees to it: the documents were read in between. */
export function SignedSums({ token }: { token: string }) {
  const { data } = useAnswer(signatureCalls.readSignatureSummary, { params: { token } });
  const sums = data?.sums ?? [];
  return sums.map((sum) => (
    <div key={sum.documentId}>
      {sums.length > 1 && <Text size="sm">{sum.name}</Text>}
      <Net sum={sum} />
      {sum.caution && (
        <Text size="sm" mt={4}>
          <Said text={sum.caution} />
        </Text>
      )}
    </div>
  ));
}
