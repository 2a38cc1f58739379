import { Stack, Text } from "@mantine/core";
import { CaseLines } from "../../../../parts/study/case-lines.tsx";
import { SummaryList } from "../../../../ui/fields/summary-list.tsx";
import { Unbroken } from "../../../../ui/layout/unbroken.tsx";
import type { PriceQuestion } from "./accepting.ts";

/** A question about a price, each of whose cases has a line of its own. */
export function QuestionBody({
  before,
  cases = [],
  terms = [],
  after,
}: Pick<PriceQuestion, "before" | "cases" | "terms" | "after">) {
  return (
    <Stack gap="sm">
      {before && (
        <Text>
          <Unbroken text={before} />
        </Text>
      )}
      <CaseLines years={cases} />
      {terms.length > 0 && <SummaryList rows={terms} />}
      {after && (
        <Text>
          <Unbroken text={after} />
        </Text>
      )}
    </Stack>
  );
}
