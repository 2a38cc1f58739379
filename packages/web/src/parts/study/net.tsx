import { Alert, Text } from "@mantine/core";
import { netSentence } from "./net-sentence.ts";

interface Props {
  sum: Parameters<typeof netSentence>[0] & { readonly verdict: string };
  /** Why nothing is saved; without it, only that nothing is. */
  whyNot?: string | null;
}

/** What a price brings in a year, in one line; a price that costs money is announced as a loss first. */
export function Net({ sum, whyNot }: Props) {
  const net = netSentence(sum);
  if (net) {
    return (
      <Text fw={600} className="numbers">
        {net}
      </Text>
    );
  }
  return (
    <Alert color="sun" {...(whyNot === undefined ? {} : { title: sum.verdict })}>
      <Text size="sm">{whyNot === undefined ? sum.verdict : whyNot}</Text>
    </Alert>
  );
}
