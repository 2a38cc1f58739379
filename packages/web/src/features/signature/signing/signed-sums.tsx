import { Text } from "@mantine/core";
import type { SignatureSummary } from "@mec/api/signature";
import { dayInParis } from "@mec/domain/shared";
import { againstText, earnsText } from "../../../parts/point/revenue/revenue-words.ts";
import { sellerRange } from "../../../parts/point/revenue/seller-price.ts";
import { isUnexempted as beginsUnexempted } from "../../../parts/project/answer/saving-words.ts";
import { addedTexts } from "../../../parts/study/added-sum.ts";
import { Net } from "../../../parts/study/net.tsx";
import { firstYearText, laterText } from "../../../parts/study/net-sentence.ts";
import { casesOf } from "../../../parts/study/other-case.ts";
import { Said } from "../../../parts/study/said.tsx";
import { suppositions } from "../../../parts/study/sum-words.ts";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";

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

/** What an installation is to earn at its holder's price, in the words of his card. */
function Sale({ sale, isNamed }: { sale: SignatureSummary["sales"][number]; isNamed: boolean }) {
  const { profileType } = usePrices();
  const { name, price, vatRegime, earnsEur, sellingAllEur } = sale;
  return (
    <div className="numbers">
      {isNamed && <Text size="sm">{name}</Text>}
      {earnsEur && (
        <Text fw={700}>{t("{{amount}}, une année ordinaire", { amount: earnsText({ earnsEur }) })}</Text>
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

type Summary = Pick<SignatureSummary, "sums" | "sales" | "start">;

/**
 * What all contracts save together, what each saves, and each installation earns that joins, whose documents name no price: before the documents are
 * read, and once more where one agrees to them.
 */
export function SignedSums({ sums, sales, start }: Summary) {
  const isUnexempted = start !== undefined && beginsUnexempted(start, dayInParis(new Date()));
  const together = addedTexts(sums.map((sum) => ({ ...sum, isUnexempted })));
  return (
    <>
      {together.length > 0 && (
        <div>
          {together.map((text) => (
            <Text key={text} fw={700} className="numbers">
              <Said text={text} />
            </Text>
          ))}
        </div>
      )}
      {sums.map((sum) => (
        <Sum key={sum.documentId} sum={sum} isNamed={sums.length > 1} isUnexempted={isUnexempted} />
      ))}
      {sales.map((sale) => (
        <Sale key={sale.pointId} sale={sale} isNamed={sales.length > 1} />
      ))}
    </>
  );
}
