import { Alert, Skeleton, Stack, Text } from "@mantine/core";
import type { PriceProposal as Proposal } from "@mec/api/study";
import { type ApplicationProgress, newestProgress } from "@mec/domain/application";
import { duesBesideSum, duesCase } from "@mec/domain/overview";
import { startInLaterYear } from "@mec/domain/project";
import { askedByEach, dayInParis, formatBarePrice, type VatRegime } from "@mec/domain/shared";
import { ownBodyText, ownSellerText } from "@mec/domain/signatory";
import {
  aloneText,
  ownPlaceLeftText,
  paysNobody,
  perKwhText,
  sameSinceProposalText,
  sinceProposalText,
  sinceSignatureText,
  sinceYesText,
  spanEndsText,
} from "@mec/domain/study";
import { exemptionDoubt } from "@mec/energy";
import type { JoinedProject } from "../../../../parts/application/use-joined-project.ts";
import { PriceOrList } from "../../../../parts/document/sellers-price-list.tsx";
import { useOwnPrices } from "../../../../parts/point/dossier/use-own-prices.ts";
import { isUnexempted as beginsUnexempted } from "../../../../parts/project/answer/saving-words.ts";
import { AllSellers } from "../../../../parts/study/all-sellers.tsx";
import { billMoveText } from "../../../../parts/study/bill-words.ts";
import { CaseLines } from "../../../../parts/study/case-lines.tsx";
import { FoldedYears } from "../../../../parts/study/folded-years.tsx";
import { Net } from "../../../../parts/study/net.tsx";
import { yearsOf, yearsTold } from "../../../../parts/study/net-sentence.ts";
import { ownSaving } from "../../../../parts/study/net-words.ts";
import { casesOf, otherCase } from "../../../../parts/study/other-case.ts";
import { Said } from "../../../../parts/study/said.tsx";
import { whyNot } from "../../../../parts/study/sum-words.ts";
import { TellSupply } from "../../../../parts/study/tell-supply.tsx";
import { WhereFrom } from "../../../../parts/study/where-from.tsx";
import { t } from "../../../../platform/i18n.ts";
import { usePrices } from "../../../../platform/profile-type.ts";
import { LoadError } from "../../../../ui/feedback/load-error.tsx";
import { Folded, Folds } from "../../../../ui/layout/folded.tsx";
import { Unbroken } from "../../../../ui/layout/unbroken.tsx";
import { useOwnsProject } from "../../owns-project.ts";
import type { Sellers } from "./departed-sellers.tsx";
import classes from "./price-proposal.module.css";
import {
  acceptedText,
  agreedTexts,
  changeText,
  paidPrice,
  priceInContract,
  priceMoveOf,
  readsProposalAs,
} from "./proposal-words.ts";
import { usePriceProposal, useWeighedProposal } from "./use-price-proposal.ts";

/** The year without the excise exemption where it is the less likely: its sum in sight, and in one tap what is doubted. */
function OtherCase({ proposal, isUnexempted }: { proposal: Proposal; isUnexempted: boolean }) {
  const [name, gain] = (!(proposal.saves && isUnexempted) && otherCase(proposal)) || [];
  if (!name) return null;
  return (
    <Folds>
      <Folded
        title={
          <>
            {t("{{name}}\u00a0:", { name })} <span className="numbers">{gain}</span>
          </>
        }
      >
        <Text size="sm">
          <Said text={exemptionDoubt()} />
        </Text>
      </Folded>
    </Folds>
  );
}

interface Asked {
  application: ApplicationProgress;
  /** The month of a start in a later year. */
  startsIn: string | null;
  /** Whether the project begins after the announced end of the excise exemption, or may. */
  isUnexempted: boolean;
}

/** The sum that is read first, and what of it no fold may hide. */
function Outcome({ application, startsIn, isUnexempted }: Asked) {
  const { data: proposal, error, refetch, isPending } = useWeighedProposal(application);
  if (error) return <LoadError error={error} retry={() => void refetch()} />;
  if (isPending) return <Skeleton height={120} radius={12} />;
  if (!proposal) return null;
  // A fee that only comes back soon stands below the decision (`PriceDetails`), which is read on one screen.
  const before = startsIn && duesBesideSum(proposal, { today: dayInParis(new Date()), startsIn });
  const alone = aloneText(proposal);
  return (
    <>
      <div>
        <Net sum={proposal} isUnexempted={isUnexempted} whyNot={whyNot(proposal)} />
        <Text size="sm" className="numbers">
          {billMoveText(proposal, isUnexempted)}
        </Text>
        <AllSellers contracts={proposal.contracts} />
        {before && <Text size="sm">{before}</Text>}
        {alone && (
          <Text size="sm" className="numbers">
            {alone}
          </Text>
        )}
        {proposal.plannedText && (
          <Text size="sm" className="numbers">
            {proposal.plannedText}
          </Text>
        )}
        <TellSupply sum={proposal} consumerId={application.consumerId} />
      </div>
      <CaseLines years={yearsTold(proposal).open} />
      <OtherCase proposal={proposal} isUnexempted={isUnexempted} />
    </>
  );
}

/** What a sum is to who has bills by now. */
const estimated = () =>
  t("C’est une estimation pour une année entière\u00a0: vos factures disent ce que vous payez.");

const Notes = ({ texts }: { texts: readonly (string | null | false | undefined)[] }) =>
  texts.map(
    (note) =>
      note && (
        <Text key={note} size="sm">
          {note}
        </Text>
      ),
  );

/** What he pays: by his contracts where others sell beside, as the mean of all is not the price of what he was sent. */
function PaidPrice({ texts: [first, ...beside] }: { texts: readonly string[] }) {
  return (
    <>
      <Text component="div" fw={600} className="numbers">
        {first && <PriceOrList text={first} />}
      </Text>
      {beside.map((text) => (
        <Text key={text} size="sm" className="numbers">
          {text}
        </Text>
      ))}
    </>
  );
}

/** The price that was accepted, and what it brings, with the other case of a late start: it stays as long as the point takes part. Single years, which the yes told, are folded. */
export function AgreedPrice({
  application,
  project,
  isSigned,
  isSharing,
  sellers,
}: {
  application: ApplicationProgress;
  project: JoinedProject | null | undefined;
  /** He has signed, here or elsewhere. */
  isSigned: boolean;
  /** His place shares: what he pays stands on his bills. */
  isSharing: boolean;
  sellers: Sellers;
}) {
  const { profileType } = usePrices();
  const { data: proposal } = usePriceProposal(application);
  // Who asked to leave, and who has nobody left to buy from, is told of no gain to come.
  if (!proposal || application.departure || sellers.isLost) return null;
  const isOwnYes = application.progress.find(({ status }) => status === "SIGNATURE")?.by !== "owner";
  const today = dayInParis(new Date());
  const since = { ...proposal, today, priceMoved: priceMoveOf(proposal, profileType) };
  const signed = proposal.signedAt ? sinceSignatureText(since) : isSigned && ownPlaceLeftText(proposal);
  const notes =
    isSigned || proposal.signedAt
      ? [signed, sellers.note]
      : [sinceYesText(since, isOwnYes), aloneText(proposal)];
  const isUnexempted = !!project && beginsUnexempted(project, today);
  const { otherCase } = casesOf(proposal, isUnexempted);
  // A year that loses is in no fold.
  const { open } = yearsTold(proposal);
  const startsIn = project ? startInLaterYear(project, today) : null;
  const years = yearsOf(proposal, startsIn === null ? null : duesCase(proposal, { today, startsIn }));
  const perKwh = perKwhText(proposal);
  const { price, sum, notes: told } = agreedTexts(proposal, profileType, otherCase !== null);
  const accepted = isSigned ? null : acceptedText(proposal, application.progress, profileType);
  return (
    <Stack gap="xs">
      {proposal.untaxedText && (
        <Alert color="sun">
          <Unbroken text={proposal.untaxedText} />
        </Alert>
      )}
      <PaidPrice texts={proposal.contractTexts ?? [accepted ?? price]} />
      <CaseLines main={[...(otherCase ? [otherCase] : []), [sum.name, sum.gain]]} />
      {/* The sentences of his contracts say it. */}
      {!proposal.contractTexts && <AllSellers contracts={proposal.contracts} />}
      <CaseLines years={open} />
      <FoldedYears years={years.filter(([name]) => !open.some(([told]) => told === name))} />
      <Notes texts={[...told.filter((text) => text !== perKwh), ...notes]} />
      <Notes texts={[isSharing ? estimated() : proposal.plannedText]} />
      <WhereFrom texts={[perKwh, spanEndsText(ownSaving(proposal), proposal.others)]} />
    </Stack>
  );
}

interface Props {
  application: ApplicationProgress;
  /** The project's, until the proposal tells what the holder's own terms say. */
  vatRegime: VatRegime;
}

/** The price that waits for an answer, as who pays it reads it; null when there is none. */
export function useProposedPrice({ application, vatRegime }: Props): string | null {
  const { profileType } = usePrices();
  const own = useOwnPrices();
  const { data: proposal } = usePriceProposal(application);
  const { price } = newestProgress(application.progress) ?? {};
  if (price === undefined) return null;
  return proposal ? paidPrice(proposal, profileType) : own.format(price, vatRegime);
}

interface PriceProps {
  proposal: Proposal | null | undefined;
  /** The project's, until the proposal tells what the holder's own terms say. */
  vatRegime: VatRegime;
  price: number;
}

/** The price itself; to whom his own body alone produces for, that none is paid. */
function Price({ proposal, vatRegime, price }: PriceProps) {
  const { profileType } = usePrices();
  const own = useOwnPrices();
  if (proposal && paysNobody(proposal)) return <p className={classes.price}>{t(ownBodyText)}</p>;
  const change = proposal && changeText(proposal, profileType);
  const inContract = proposal && priceInContract(proposal, profileType);
  const isVatFree = (proposal ? proposal.vatRegime : vatRegime) === "franchise";
  const each = proposal
    ? askedByEach(proposal.price, readsProposalAs(proposal, profileType), proposal.vatRegime)
    : "";
  return (
    <p className={`${classes.price} numbers`}>
      <span className={classes.amount}>
        {proposal
          ? formatBarePrice(proposal.price, readsProposalAs(proposal, profileType), proposal.vatRegime)
          : isVatFree
            ? formatBarePrice(price, "individual", "franchise")
            : own.format(price, vatRegime)}
      </span>{" "}
      <span>
        {isVatFree
          ? t("local, sans TVA à ajouter")
          : inContract
            ? t("pour chaque kWh local{{each}}, soit {{inContract}}", { each, inContract })
            : t("pour chaque kWh local{{each}}", { each })}
      </span>
      {change && <small> {change}</small>}
    </p>
  );
}

/**
 * The price that the owner proposes, with or without tax as this visitor reads prices, and what it would bring him.
 * The reasons are in `PriceDetails`, below the buttons.
 */
export function PriceProposal({ vatRegime, ...asked }: Props & Asked) {
  const { application } = asked;
  const { isWeighed } = useWeighedProposal(application);
  const { profileType } = usePrices();
  const { data: proposal } = usePriceProposal(application);
  const isOwner = useOwnsProject(application.projectId);
  const today = dayInParis(new Date());
  const told = proposal && { ...proposal, today, priceMoved: priceMoveOf(proposal, profileType) };
  const moved = told && (sinceProposalText(told) ?? sameSinceProposalText(told, today));
  const { price } = newestProgress(application.progress) ?? {};
  if (price === undefined) return null;
  return (
    <>
      <Price {...{ proposal, vatRegime, price }} />
      {isWeighed && <Outcome {...asked} />}
      {moved && <Text size="sm">{moved}</Text>}
      {proposal?.ownSeller && (
        <Alert color="sun" p="sm">
          {ownSellerText(proposal.ownSeller, proposal.ownPart, isOwner)}
        </Alert>
      )}
    </>
  );
}
