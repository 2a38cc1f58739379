import { Skeleton, Stack, Text } from "@mantine/core";
import type { PricePreview as Preview } from "@mec/api/study";
import { documentsOfThemText } from "@mec/domain/service";
import type { ProfileType } from "@mec/domain/shared";
import { paysNobody } from "@mec/domain/study";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { gainsOverYears } from "../../study/net-sentence.ts";
import { CalculationBasis } from "./calculation-basis.tsx";
import { EachOne } from "./each-one.tsx";
import { LaterYear, Losers, LosersWithoutExemption, WithoutLosers } from "./losers.tsx";
import { worstFirst } from "./losers-words.ts";
import { LosslessPrice } from "./lossless-price.tsx";
import { arePlaces, countedTogether } from "./places.ts";
import { askingMoreText, leftText, ownPricesText, soldText, vatDoubt } from "./price-preview-words.ts";
import { sumsOf } from "./sums.tsx";
import type { Removing } from "./types.ts";
import { type PreviewedPrice, usePricePreview } from "./use-price-preview.ts";

interface Props extends PreviewedPrice, Removing {
  /** How this owner types prices. */
  readAs: ProfileType;
  /** Takes a price as it is typed. */
  onPrice: (typed: number) => void;
}

/**
 * Everything shown here comes from one answer, so that figures of two prices never mix while the next answer
 * is awaited.
 */
function Told({
  preview,
  people,
  onRemove,
  ...typing
}: { preview: Preview } & Pick<Props, "people" | "onRemove" | "readAs" | "onPrice">) {
  const supposed = vatDoubt(preview);
  const ownPrices = ownPricesText(preview);
  const refused = askingMoreText(preview);
  const together = countedTogether(people);
  return (
    <>
      <Losers preview={preview} people={people}>
        <WithoutLosers preview={preview} people={people} onRemove={onRemove} />
        <LosslessPrice preview={preview} people={people} {...typing} />
      </Losers>
      {refused && <Text size="sm">{refused}</Text>}
      {supposed && <Text size="sm">{supposed}</Text>}
      {ownPrices && <Text size="sm">{ownPrices}</Text>}
      <div>
        <Text size="sm" fw={600}>
          {leftText(preview)}
        </Text>
        <EachOne
          people={worstFirst(people, preview.people)}
          told={sumsOf(preview.people, gainsOverYears)}
          onRemove={onRemove}
        />
        {together && (
          <Text size="sm" c="dimmed">
            {together}
          </Text>
        )}
        <LaterYear people={preview.people} />
      </div>
      <LosersWithoutExemption preview={preview} people={people} />
      <Text size="sm" className="numbers">
        {soldText(preview, arePlaces(people))}
      </Text>
      <Text size="sm" className="numbers">
        {documentsOfThemText({
          consumers: preview.people.length,
          withoutSale: preview.people.filter(paysNobody).length,
        })}
      </Text>
      <CalculationBasis {...preview} />
    </>
  );
}

/** What the price being typed would bring to the people it is proposed to, and to the seller. */
export function PricePreview({ projectId, price, ...shown }: Props) {
  const { asked, data, error, refetch, isFetching } = usePricePreview({
    projectId,
    price,
    people: shown.people,
  });
  if (asked === null || price === null) return null;
  if (error) return <LoadError error={error} retry={() => void refetch()} />;
  return (
    <Stack gap="xs" aria-live="polite" aria-busy={isFetching}>
      {data ? <Told preview={data} {...shown} /> : <Skeleton height={140} radius={12} />}
    </Stack>
  );
}
