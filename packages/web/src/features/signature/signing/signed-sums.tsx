import { Stack, Text } from "@mantine/core";
import type { SignatureSummary } from "@mec/api/signature";
import { dayInParis } from "@mec/domain/shared";
import { exemptionDoubt } from "@mec/energy";
import { againstText, earnsText } from "../../../parts/point/revenue/revenue-words.ts";
import { sellerRange } from "../../../parts/point/revenue/seller-price.ts";
import { isUnexempted as beginsUnexempted } from "../../../parts/project/answer/saving-words.ts";
import { addedTexts } from "../../../parts/study/added-sum.ts";
import { Net } from "../../../parts/study/net.tsx";
import { firstYearText, laterText } from "../../../parts/study/net-sentence.ts";
import { euroOf, gainText, gainWithoutExemption, ownSaving } from "../../../parts/study/net-words.ts";
import { casesOf } from "../../../parts/study/other-case.ts";
import { Said } from "../../../parts/study/said.tsx";
import { suppositions } from "../../../parts/study/sum-words.ts";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import classes from "./signing.module.css";

type SignedSum = SignatureSummary["sums"][number];

/** What one contract saves, named where there are several, and what that figure supposes. */
function Sum({ sum, isNamed, isUnexempted }: { sum: SignedSum; isNamed: boolean; isUnexempted: boolean }) {
  const years = [firstYearText(sum), laterText(sum)].filter((text) => text !== null);
  const { other, caution } = casesOf(
    { ...sum, withoutExemptionEur: sum.withoutExemptionEur ?? null },
    isUnexempted,
  );
  return (
    <div>
      {isNamed && <Text size="sm">{sum.name}</Text>}
      <Net sum={sum} />
      {other && (
        <Text fw={600} className="numbers">
          <Said text={other} />
        </Text>
      )}
      {[...years, ...suppositions({ ...sum, caution })].map((supposed) => (
        <Text key={supposed} size="sm" mt={4}>
          <Said text={supposed} />
        </Text>
      ))}
    </div>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What an installation is to earn at its holder's price, in the words of his card. */
function Sale({ sale, isNamed }: { sale: SignatureSummary["sales"][number]; isNamed: boolean }) {
  const { profileType } = usePrices();
  const { name, price, vatRegime, earnsEur, sellingAllEur } = sale;
  return (
    <div className="numbers">
      {isNamed && <Text size="sm">{name}</Text>}
      {earnsEur && (
        <Text fw={700}>
          {t("{{amount}}, une année ordinaire", { amount: capital(earnsText({ earnsEur })) })}
        </Text>
      )}
      {earnsEur && <Text size="sm">{againstText({ sellingAllEur })}</Text>}
      <Text size="sm" mt={4}>
        {price
          ? t("Votre prix\u00a0: {{range}}", { range: sellerRange(price, { profileType, vatRegime }) })
          : t("Électricité offerte")}
      </Text>
    </div>
  );
}

/** What a place saves, in one line, with the other case where one is announced. */
function placeText({ withoutExemptionEur = null, ...sum }: SignedSum): string {
  const gain = gainText(ownSaving(sum), euroOf(sum));
  const other = gainWithoutExemption({ ...sum, withoutExemptionEur });
  return other ? t("{{gain}}, ou {{other}} sans l’exonération", { gain, other }) : gain;
}

interface TogetherProps {
  sums: readonly SignedSum[];
  /** What they save together, then the same in the other case. */
  texts: readonly string[];
  isUnexempted: boolean;
  isRepeated: boolean;
}

/** The sum of several places, then each in a line; what all suppose is said once. */
function Together({ sums, texts: [told = "", other], isUnexempted, isRepeated }: TogetherProps) {
  const isSupplyKnown = sums.every(({ isContractKnown }) => isContractKnown);
  const supposed = sums.flatMap((sum) =>
    suppositions({ ...sum, caution: sum.withoutExemptionEur ? exemptionDoubt() : sum.caution }),
  );
  const notes = isSupplyKnown
    ? supposed
    : [t("Au tarif réglementé, là où votre contrat n’est pas connu."), ...supposed];
  return (
    <Stack gap="xs" className="numbers">
      <Text fw={700}>{told}</Text>
      {other && (
        <Text fw={isUnexempted ? 700 : 400}>
          <Said text={other} />
        </Text>
      )}
      <ul className={classes.places}>
        {sums.map((sum) => (
          <li key={sum.documentId}>
            <span>{sum.name}</span>
            {[placeText(sum), firstYearText(sum), laterText(sum)].map(
              (text) =>
                text && (
                  <Text key={text} size="sm">
                    {text}
                  </Text>
                ),
            )}
          </li>
        ))}
      </ul>
      {!isRepeated &&
        [...new Set(notes)].map((note) => (
          <Text key={note} size="sm" c="dimmed">
            <Said text={note} />
          </Text>
        ))}
    </Stack>
  );
}

interface Props extends Pick<SignatureSummary, "sums" | "sales" | "start"> {
  /** Where they were read before: without what they suppose, where there are several. */
  isRepeated?: boolean;
}

/**
 * What all contracts save together, what each saves, and each installation earns that joins, whose papers name no price: before the documents are
 * read, and once more where one agrees to them.
 */
export function SignedSums({ sums, sales, start, isRepeated = false }: Props) {
  const isUnexempted = start !== undefined && beginsUnexempted(start, dayInParis(new Date()));
  const texts = addedTexts(sums.map((sum) => ({ ...sum, isUnexempted: true })));
  return (
    <>
      {texts.length > 0 ? (
        <Together {...{ sums, texts, isUnexempted, isRepeated }} />
      ) : (
        sums.map((sum) => (
          <Sum key={sum.documentId} sum={sum} isNamed={sums.length > 1} isUnexempted={isUnexempted} />
        ))
      )}
      {sales.map((sale) => (
        <Sale key={sale.pointId} sale={sale} isNamed={sales.length > 1} />
      ))}
    </>
  );
}
