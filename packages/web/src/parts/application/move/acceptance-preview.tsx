import { Alert, Skeleton, Stack, Text } from "@mantine/core";
import type { AcceptancePreview as Preview } from "@mec/api/study";
import { usePrices } from "../../../platform/profile-type.ts";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import {
  headText,
  isOverbooked,
  overbookedText,
  personText,
  pricesText,
  reservedText,
} from "./acceptance-words.ts";
import { CalculationBasis } from "./calculation-basis.tsx";
import { EachOne } from "./each-one.tsx";
import { LaterYear, Losers, LosersWithoutExemption, WithoutLosers } from "./losers.tsx";
import { worstFirst } from "./losers-words.ts";
import { countedTogether } from "./places.ts";
import { sumsOf } from "./sums.tsx";
import type { Moved, Removing } from "./types.ts";
import { useAcceptancePreview } from "./use-acceptance-preview.ts";

interface Props extends Removing {
  projectId: string;
  people: readonly Moved[];
}

function Told({ preview, people, onRemove }: { preview: Preview } & Omit<Props, "projectId">) {
  const { profileType } = usePrices();
  const head = headText(preview);
  // A price that was proposed counts them together in the list too.
  const isNew = preview.people.some(({ priceFrom }) => priceFrom !== "proposal");
  const together = isNew ? countedTogether(people) : null;
  if (preview.people.length === 0) return <Text size="sm">{head}</Text>;
  return (
    <>
      <div>
        <Text size="sm" fw={600}>
          {head}
        </Text>
        <Text size="sm" c="dimmed" className="numbers">
          {pricesText(preview, profileType)}
        </Text>
        <EachOne
          people={worstFirst(people, preview.people)}
          told={sumsOf(preview.people, personText)}
          onRemove={onRemove}
        />
        {together && (
          <Text size="sm" c="dimmed">
            {together}
          </Text>
        )}
        <LaterYear people={preview.people} />
      </div>
      <Text size="sm" fw={600} className="numbers">
        {reservedText(preview)}
      </Text>
      {isOverbooked(preview) && (
        <Alert color="sun">
          <Text size="sm">{overbookedText()}</Text>
        </Alert>
      )}
      <Losers preview={preview} people={people}>
        <WithoutLosers preview={preview} people={people} onRemove={onRemove} />
      </Losers>
      <LosersWithoutExemption preview={preview} people={people} />
      <CalculationBasis {...preview} />
    </>
  );
}

/** What candidates would share and gain once accepted, and the part of the production that is then reserved. */
export function AcceptancePreview({ projectId, people, onRemove }: Props) {
  const { data, error, refetch, isFetching } = useAcceptancePreview(
    projectId,
    people.map(({ applicationId }) => applicationId),
  );
  if (error) return <LoadError error={error} retry={() => void refetch()} />;
  return (
    <Stack gap="xs" aria-live="polite" aria-busy={isFetching}>
      {data ? (
        <Told preview={data} people={people} onRemove={onRemove} />
      ) : (
        <Skeleton height={140} radius={12} />
      )}
    </Stack>
  );
}
