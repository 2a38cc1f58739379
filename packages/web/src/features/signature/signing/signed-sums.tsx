import { Stack, Text } from "@mantine/core";
import type { SignatureSummary } from "@mec/api/signature";
import { startInLaterYear } from "@mec/domain/project";
import { dayInParis } from "@mec/domain/shared";
import { spanEndsText } from "@mec/domain/study";
import { exemptionDoubt } from "@mec/energy";
import { endingContractText } from "../../../parts/point/revenue/contract-words.ts";
import { SaleContracts, SaleTable, saleLossText } from "../../../parts/point/revenue/plant-sale.tsx";
import { saleLines } from "../../../parts/point/revenue/sale-words.ts";
import { isUnexempted as beginsUnexempted } from "../../../parts/project/answer/saving-words.ts";
import { type AddedTexts, addedTexts } from "../../../parts/study/added-sum.ts";
import { AllSellers, tellsAllSellers } from "../../../parts/study/all-sellers.tsx";
import { CaseLines } from "../../../parts/study/case-lines.tsx";
import { FoldedYears } from "../../../parts/study/folded-years.tsx";
import { Net } from "../../../parts/study/net.tsx";
import { yearsOf, yearsTold } from "../../../parts/study/net-sentence.ts";
import { ownSaving } from "../../../parts/study/net-words.ts";
import { casesOf } from "../../../parts/study/other-case.ts";
import { Said } from "../../../parts/study/said.tsx";
import { suppositions } from "../../../parts/study/sum-words.ts";
import { TariffsChecked } from "../../../parts/study/tariffs-checked.tsx";
import { TellSupply } from "../../../parts/study/tell-supply.tsx";
import { WhereFrom } from "../../../parts/study/where-from.tsx";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { Folded } from "../../../ui/layout/folded.tsx";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";
import { repeatedSale } from "./repeated-sale.ts";
import { salesToldOf } from "./sales-told.ts";
import classes from "./signing.module.css";
import { changedSums, duesBeforeStart, placeText, type ToldSums, toldSums } from "./told-sums.ts";
import type { SignableDocument } from "./words.ts";

type SignedSum = SignatureSummary["sums"][number];

interface SumProps {
  sum: SignedSum;
  isNamed: boolean;
  isUnexempted: boolean;
  /** The month of a start in a later year. */
  startsIn: string | null;
  isRepeated: boolean;
  /** Whether it was said above that it counts all who sell. */
  isAllTold: boolean;
}

/** What the two ends of a sum are, where it has two. */
const endsOf = (sum: SignedSum): string[] => {
  const ends = spanEndsText(ownSaving(sum), sum.others);
  return ends === null ? [] : [t(ends)];
};

/** What a sum rests on. */
const Suppositions = ({ texts }: { texts: readonly string[] }) => (
  <WhereFrom texts={texts}>
    <TariffsChecked isOfConsumer />
  </WhereFrom>
);

/** What one contract saves, named where there are several, in each case and year, and what that figure supposes. */
function Sum({ sum, isNamed, isUnexempted, startsIn, isRepeated, isAllTold }: SumProps) {
  const weighed = { ...sum, withoutExemptionEur: sum.withoutExemptionEur ?? null };
  const { caution } = casesOf(weighed, isUnexempted, startsIn);
  // A year that loses is in no fold, also where one agrees.
  const { open } = yearsTold(weighed);
  const years = yearsOf(sum, duesBeforeStart(sum, startsIn));
  return (
    <Stack gap="xs">
      {isNamed && <Text size="sm">{sum.name}</Text>}
      {isRepeated ? (
        <Text className="numbers">{t("Par an\u00a0: {{sum}}.", { sum: placeText(sum) })}</Text>
      ) : (
        <Net sum={weighed} isUnexempted={isUnexempted} />
      )}
      {!isAllTold && <AllSellers contracts={sum.contracts} />}
      {isRepeated ? (
        <>
          <CaseLines years={open} />
          <FoldedYears years={years.filter(([name]) => !open.some(([told]) => told === name))} />
        </>
      ) : (
        <>
          <TellSupply sum={sum} consumerId={sum.pointId} />
          <CaseLines years={years} />
          <Suppositions texts={[...endsOf(sum), ...suppositions({ ...sum, caution })]} />
        </>
      )}
    </Stack>
  );
}

interface SaleProps {
  sale: SignatureSummary["sales"][number];
  isNamed: boolean;
  signing: number | null;
  isRepeated: boolean;
}

/** What an installation sells, in the words of its holder's card; once more, the sum that holds, and the rest in one tap. */
function Sale({ sale, isNamed, signing, isRepeated }: SaleProps) {
  const { profileType } = usePrices();
  const repeated = repeatedSale(saleLines(sale, profileType, signing));
  const loss = saleLossText(sale);
  const ending = endingContractText(sale.contractEndsOn, dayInParis(new Date()));
  const told = (
    <>
      <SaleTable sale={sale} signing={signing} />
      <SaleContracts sale={sale} isPriceTold={Boolean(sale.signed?.price)} signing={signing} />
    </>
  );
  return (
    <Stack gap="xs">
      {isNamed && <Text size="sm">{sale.name}</Text>}
      {isRepeated && repeated ? (
        <>
          {loss && (
            <Text fw={700} className="numbers">
              {loss}
            </Text>
          )}
          <Text fw={loss ? 400 : 700} className="numbers">
            {repeated.sum}
          </Text>
          {ending && (
            <Text size="sm">
              <Unbroken text={ending} />
            </Text>
          )}
          {repeated.elsewhere && (
            <Text size="sm" className="numbers">
              <Unbroken text={repeated.elsewhere} />
            </Text>
          )}
          <Folded title={t("Revoir vos sommes et vos contrats")}>{told}</Folded>
        </>
      ) : (
        told
      )}
    </Stack>
  );
}

interface TogetherProps {
  sums: readonly SignedSum[];
  texts: AddedTexts;
  isUnexempted: boolean;
  /** The month of a start in a later year. */
  startsIn: string | null;
  isRepeated: boolean;
  isAllTold: boolean;
}

/** The sum of several places, then each in a line; what all suppose is said once. */
function Together({
  sums,
  texts: { told, other, shared },
  isUnexempted,
  startsIn,
  isRepeated,
  isAllTold,
}: TogetherProps) {
  const isSupplyKnown = sums.every(({ isContractKnown }) => isContractKnown);
  const supposed = sums.flatMap((sum) =>
    suppositions({ ...sum, caution: sum.withoutExemptionEur ? exemptionDoubt(startsIn) : sum.caution }),
  );
  const ends = sums.flatMap(endsOf);
  const notes = isSupplyKnown
    ? [...ends, ...supposed]
    : [t("Au tarif réglementé, là où votre contrat n’est pas connu."), ...ends, ...supposed];
  return (
    <Stack gap="xs" className="numbers">
      <Text fw={700}>{told}</Text>
      {other && (
        <Text fw={isUnexempted ? 700 : 400}>
          <Said text={other} />
        </Text>
      )}
      {shared && <Text size="sm">{shared}</Text>}
      <ul className={classes.places}>
        {sums.map((sum) => (
          <li key={sum.documentId}>
            <span>{sum.name}</span>
            <Text size="sm">{placeText(sum)}</Text>
            {!isAllTold && <AllSellers contracts={sum.contracts} />}
            {!isRepeated && <TellSupply sum={sum} consumerId={sum.pointId} />}
            <CaseLines years={yearsOf(sum, duesBeforeStart(sum, startsIn))} />
          </li>
        ))}
      </ul>
      {!isRepeated && <Suppositions texts={[...new Set(notes)]} />}
    </Stack>
  );
}

interface Props {
  summary: Pick<SignatureSummary, "sums" | "sinceAgreement" | "sales" | "start">;
  documents: readonly Pick<SignableDocument, "kind">[];
  /** Once more where one agrees: what was read before the documents is then in one tap. */
  isRepeated?: boolean;
  /** As he read them before, if he did. */
  read?: ToldSums | undefined;
}

/** What changed since he read it, which no step may change without a word. */
function Changed({ summary, read = {} }: Pick<Props, "read"> & { summary: Props["summary"] }) {
  const names = new Map(summary.sums.map(({ documentId, name }) => [documentId, name]));
  const now = toldSums(summary, dayInParis(new Date()));
  const changes = changedSums(read, now, names.size > 1 ? names : undefined);
  return changes.map((change) => (
    <Text key={change} size="sm" fw={600} className="numbers">
      <Said text={change} />
    </Text>
  ));
}

/**
 * What all contracts save together, what each saves, and what each installation earns that joins or sells by them: before the documents are
 * read, and once more where one agrees to them.
 */
export function SignedSums({ summary, documents, isRepeated = false, read }: Props) {
  const { sums, sinceAgreement, sales, start } = summary;
  const contracts = documents.filter(({ kind }) => kind === "salesContract").length;
  const signing = contracts > 0 && sales.length > 1 ? null : contracts;
  const today = dayInParis(new Date());
  const isUnexempted = start !== undefined && beginsUnexempted(start, today);
  const startsIn = start ? startInLaterYear(start, today) : null;
  const isAllTold = !isRepeated && tellsAllSellers(sinceAgreement);
  // A link is of one project; the other case stands there wherever its end is announced.
  const texts = addedTexts(
    sums.map((sum) => ({ ...sum, projectId: "", isUnexempted: true, isPriced: true })),
    { isEndedFirst: isUnexempted },
  );
  return (
    <>
      {!isRepeated && sinceAgreement && (
        <Text size="sm" fw={600} className="numbers">
          {sinceAgreement}
        </Text>
      )}
      <Changed summary={summary} read={read} />
      {texts ? (
        <Together {...{ sums, texts, isUnexempted, startsIn, isRepeated, isAllTold }} />
      ) : (
        sums.map((sum) => (
          <Sum
            key={sum.documentId}
            isNamed={sums.length > 1}
            {...{ sum, isUnexempted, startsIn, isRepeated, isAllTold }}
          />
        ))
      )}
      {salesToldOf(sales, documents).map((sale) => (
        <Sale key={sale.pointId} isNamed={sales.length > 1} {...{ sale, signing, isRepeated }} />
      ))}
    </>
  );
}
