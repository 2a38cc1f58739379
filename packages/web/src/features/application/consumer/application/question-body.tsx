import { List, Stack, Text } from "@mantine/core";
import { Unbroken } from "../../../../ui/layout/unbroken.tsx";
import type { PriceQuestion } from "./accepting.ts";

/** A question about a price, each of whose cases has a line of its own. */
export function QuestionBody({
  before,
  cases = [],
  after,
}: Pick<PriceQuestion, "before" | "cases" | "after">) {
  return (
    <Stack gap="sm">
      {before && (
        <Text>
          <Unbroken text={before} />
        </Text>
      )}
      {cases.length > 0 && (
        <List spacing={4} className="numbers">
          {cases.map((one) => (
            <List.Item key={one}>{one}</List.Item>
          ))}
        </List>
      )}
      {after && (
        <Text>
          <Unbroken text={after} />
        </Text>
      )}
    </Stack>
  );
}
