import { Skeleton, Stack, Text } from "@mantine/core";
import type { PricePreview as Preview } from "@mec/api/study";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { gainsOverYears } from "../../study/net-sentence.ts";
import { CalculationBasis } from "./calculation-basis.tsx";
import { EachOne } from "./each-one.tsx";
import { Losers } from "./losers.tsx";
import { bothPrices, leftText, ownPricesText, soldText } from "./price-preview-words.ts";
import type { Moved } from "./types.ts";
import { type PreviewedPrice, usePricePreview } from "./use-price-preview.ts";

function ownGains({ people }: Preview): (applicationId: string) => string | null {
  const byId = new Map(people.map((one) => [one.applicationId, one]));
  return (applicationId) => {
    const saving = byId.get(applicationId);
    return saving ? gainsOverYears(saving) : null;
  };
}

/**
 * Everything shown here comes from one answer, so that figures of two prices never mix while the next answer
 * is awaited.
 */
function Told({ preview, people }: { preview: Preview; people: readonly Moved[] }) {
  const prices = bothPrices(preview);
  const ownPrices = ownPricesText(preview);
  return (
    <>
      <Losers preview={preview} people={people} />
      {prices && (
        <Text size="sm" className="numbers">
          {prices}
        </Text>
      )}
      {ownPrices && <Text size="sm">{ownPrices}</Text>}
      <div>
        <Text size="sm" fw={600}>
          {leftText(preview)}
        </Text>
        <EachOne people={people} told={ownGains(preview)} />
      </div>
      <Text size="sm" className="numbers">
        {soldText(preview)}
      </Text>
      <CalculationBasis hasOtherCase={preview.withoutExemption !== null} count={preview.people.length} />
    </>
  );
}

/** What the price being typed would bring to the people it is proposed to, and to the seller. */
export function PricePreview(props: PreviewedPrice) {
  const { price, people } = props;
  const { asked, data, error, refetch, isFetching } = usePricePreview(props);
  if (asked === null || price === null) return null;
  if (error) return <LoadError error={error} retry={() => void refetch()} />;
  return (
    <Stack gap="xs" aria-live="polite" aria-busy={isFetching}>
      {data ? <Told preview={data} people={people} /> : <Skeleton height={140} radius={12} />}
    </Stack>
  );
}
