import { Button, Text } from "@mantine/core";
import type { PricePreview } from "@mec/api/study";
import type { ProfileType } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { atAnyPriceText, losslessBelow, losslessText } from "./lossless-words.ts";
import type { Moved } from "./types.ts";

interface Props {
  preview: PricePreview;
  people: readonly Moved[];
  readAs: ProfileType;
  onPrice: (typed: number) => void;
}

/** Up to which price nobody loses, and the button that takes it; by name who would lose at any. */
export function LosslessPrice({ preview, people, readAs, onPrice }: Props) {
  const lossless = losslessBelow(preview, readAs);
  const atAnyPrice = atAnyPriceText(preview, people);
  return (
    <>
      {atAnyPrice && <Text size="sm">{atAnyPrice}</Text>}
      {lossless && (
        <div>
          <Text size="sm" className="numbers">
            {losslessText(lossless.price, preview, people)}
          </Text>
          <Button variant="default" mt={8} onClick={() => onPrice(lossless.typed)}>
            {t("Mettre ce prix")}
          </Button>
        </div>
      )}
    </>
  );
}
