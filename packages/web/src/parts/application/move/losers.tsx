import { Alert, Stack, Text } from "@mantine/core";
import type { Previewed, PricePreview } from "@mec/api/study";
import { EachOne } from "./each-one.tsx";
import { losersText, namesByLoss } from "./losers-words.ts";
import { withoutExemptionText, yearWithoutExemption } from "./price-preview-words.ts";
import type { Moved } from "./types.ts";

type Preview = Pick<PricePreview, "losing" | "atRisk" | "withoutExemption"> & {
  people: readonly Previewed[];
};

interface Props {
  preview: Preview;
  people: readonly Moved[];
}

const hasLosers = (losers: Preview["withoutExemption"]): boolean =>
  losers !== null && losers.losing + losers.atRisk > 0;

/** What is left to each without the exemption, who loses most first; for one person the sentence above says it. */
function EachWithoutExemption({ preview, people }: Props) {
  if (preview.people.length < 2) return null;
  const byId = new Map(preview.people.map((one) => [one.applicationId, one]));
  const most = ({ applicationId }: Moved) =>
    byId.get(applicationId)?.withoutExemptionEur?.high ?? Number.POSITIVE_INFINITY;
  const told = (id: string) => {
    const person = byId.get(id);
    return person ? yearWithoutExemption(person) : null;
  };
  return <EachOne people={people.toSorted((one, other) => most(one) - most(other))} told={told} />;
}

/**
 * Who would lose by a step, now and if the excise exemption ended: a price is set for longer than the exemption
 * is sure.
 */
export function Losers({ preview, people }: Props) {
  const { losing, withoutExemption } = preview;
  const later = withoutExemption && (
    <Text size="sm" className="numbers">
      {withoutExemptionText(withoutExemption, preview.people)}
    </Text>
  );
  const [now, then] = [hasLosers(preview), hasLosers(withoutExemption)];
  if (!(now || then)) return later;
  return (
    <Alert color="sun">
      <Stack gap={4}>
        {now && (
          <Text size="sm" fw={losing > 0 ? 600 : undefined}>
            {losersText(preview, namesByLoss(preview, people))}
          </Text>
        )}
        {later}
        {then && <EachWithoutExemption preview={preview} people={people} />}
      </Stack>
    </Alert>
  );
}
