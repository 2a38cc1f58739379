import { Anchor, Skeleton, Stack, Text } from "@mantine/core";
import { pages } from "@mec/api";
import type { PriceProposal as Proposal } from "@mec/api/study";
import { type ApplicationProgress, newestProgress } from "@mec/domain/application";
import { dayInParis, formatBarePrice, type VatRegime } from "@mec/domain/shared";
import { Link } from "react-router";
import type { JoinedProject } from "../../../../parts/application/use-joined-project.ts";
import { useOwnPrices } from "../../../../parts/point/dossier/use-own-prices.ts";
import { isUnexempted as beginsUnexempted } from "../../../../parts/project/answer/saving-words.ts";
import { CaseLines } from "../../../../parts/study/case-lines.tsx";
import { FoldedYears } from "../../../../parts/study/folded-years.tsx";
import { Net } from "../../../../parts/study/net.tsx";
import { yearsOf } from "../../../../parts/study/net-sentence.ts";
import { casesOf } from "../../../../parts/study/other-case.ts";
import { Said } from "../../../../parts/study/said.tsx";
import { sinceYesText } from "../../../../parts/study/since-yes-words.ts";
import { suppositions, whyNot } from "../../../../parts/study/sum-words.ts";
import { t } from "../../../../platform/i18n.ts";
import { usePrices } from "../../../../platform/profile-type.ts";
import { LoadError } from "../../../../ui/feedback/load-error.tsx";
import { useReadOnly } from "../../../../ui/read-only/index.ts";
import classes from "./price-proposal.module.css";
import {
  agreedTexts,
  billTexts,
  changeText,
  otherBillText,
  paidPrice,
  priceInContract,
  readsProposalAs,
  untilText,
  vatNoteOf,
} from "./proposal-words.ts";
import { usePriceProposal, useWeighedProposal } from "./use-price-proposal.ts";

/** A year's energy before and after, side by side, and after in the other case where that one is told. */
function Bill({ proposal, isUnexempted }: { proposal: Proposal; isUnexempted: boolean }) {
  const { before, after } = billTexts(proposal);
  const other = isUnexempted ? otherBillText(proposal) : null;
  return (
    <div>
      <dl className={`${classes.bill} ${other ? classes.three : ""} numbers`}>
        <div>
          <dt>{t("Aujourd’hui")}</dt>
          <dd>{before}</dd>
        </div>
        <div>
          <dt>{t("Avec ce prix")}</dt>
          <dd>{after}</dd>
        </div>
        {other && (
          <div className={classes.other}>
            <dt>{t("Si l’exonération d’accise s’arrêtait")}</dt>
            <dd>{other}</dd>
          </div>
        )}
      </dl>
      <Text size="sm" c="dimmed" mt={4}>
        {t("Votre énergie d’une année, tout compté, hors abonnement de votre fournisseur.")}
      </Text>
    </div>
  );
}

/** A sum that rests on a price which is not his leads to where he tells his own. */
function TellContract({ application: { consumerId } }: Pick<OutcomeProps, "application">) {
  if (useReadOnly() || !consumerId) return null;
  return (
    <Anchor component={Link} to={pages.consumerProfile.to({ consumerId }, { hash: "contract" })} size="sm">
      {t("Dire mon contrat")}
    </Anchor>
  );
}

/** In which tax a business reads its sums, and where it says that it is the other; nothing to a home. */
function VatNote({
  proposal,
  application: { consumerId },
}: {
  proposal: Proposal;
  application: ApplicationProgress;
}) {
  const isReadOnly = useReadOnly();
  const text = vatNoteOf(proposal);
  if (!text) return null;
  return (
    <Text size="sm">
      {text}{" "}
      {!isReadOnly && consumerId && (
        <Anchor component={Link} to={pages.consumerProfile.to({ consumerId }, { hash: "house" })} inherit>
          {t("Le changer dans mon profil")}
        </Anchor>
      )}
    </Text>
  );
}

interface OutcomeProps {
  application: ApplicationProgress;
  /** The project begins after the announced end of the excise exemption, or may: both cases have the same weight. */
  isUnexempted: boolean;
}

function Outcome({ application, isUnexempted }: OutcomeProps) {
  const { data: proposal, error, refetch, isPending } = useWeighedProposal(application);
  if (error) return <LoadError error={error} retry={() => void refetch()} />;
  if (isPending) return <Skeleton height={180} radius={12} />;
  if (!proposal) return null;
  const { otherCase, caution } = casesOf(proposal, isUnexempted);
  return (
    <Stack gap="sm">
      <Net sum={proposal} whyNot={whyNot(proposal)} />
      <VatNote {...{ proposal, application }} />
      {!proposal.isContractKnown && <TellContract application={application} />}
      <CaseLines main={otherCase ? [otherCase] : []} years={yearsOf(proposal)} />
      <Bill proposal={proposal} isUnexempted={isUnexempted} />
      {[...suppositions({ ...proposal, caution }), untilText(proposal)].map((said) => (
        <Text key={said} size="sm">
          <Said text={said} />
        </Text>
      ))}
    </Stack>
  );
}

/** The price that was accepted, and what it brings, with the other case of a late start: it stays until the point shares. Single years, which the yes told, are folded. */
export function AgreedPrice({
  application,
  project,
  isSigned,
}: {
  application: ApplicationProgress;
  project: JoinedProject | null | undefined;
  /** He has signed: what was written before that is in what he read. */
  isSigned: boolean;
}) {
  const { profileType } = usePrices();
  const { data: proposal } = usePriceProposal(application);
  // Who asked to leave is told of no gain to come.
  if (!proposal || application.departure) return null;
  const sinceYes = isSigned ? null : sinceYesText(proposal);
  const isUnexempted = !!project && beginsUnexempted(project, dayInParis(new Date()));
  const { otherCase } = casesOf(proposal, isUnexempted);
  const { price, sum } = agreedTexts(proposal, profileType);
  return (
    <Stack gap="xs">
      <Text fw={600} className="numbers">
        {price}
      </Text>
      <CaseLines main={[[sum.name, sum.gain], ...(otherCase ? [otherCase] : [])]} />
      <FoldedYears years={yearsOf(proposal)} />
      {sinceYes && <Text size="sm">{sinceYes}</Text>}
    </Stack>
  );
}

interface Props {
  application: ApplicationProgress;
  /** The project's, until the proposal tells what the holder's own terms say. */
  vatRegime: VatRegime;
}

interface ProposedProps extends Props {
  isUnexempted: boolean;
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

/**
 * The price that the owner proposes, with or without tax as this visitor reads prices, and what it would bring him.
 * The reasons are in `PriceDetails`, below the buttons.
 */
export function PriceProposal({ application, vatRegime, isUnexempted }: ProposedProps) {
  const { isWeighed } = useWeighedProposal(application);
  const { profileType } = usePrices();
  const own = useOwnPrices();
  const { data: proposal } = usePriceProposal(application);
  const change = proposal && changeText(proposal, profileType);
  const inContract = proposal && priceInContract(proposal, profileType);
  const { price } = newestProgress(application.progress) ?? {};
  if (price === undefined) return null;
  const isVatFree = (proposal?.vatRegime ?? vatRegime) === "franchise";
  return (
    <Stack gap="sm">
      <div>
        <Text fz={26} fw={700} lh={1.2} className="numbers">
          {proposal
            ? formatBarePrice(proposal.price, readsProposalAs(proposal, profileType), proposal.vatRegime)
            : isVatFree
              ? formatBarePrice(price, "individual", "franchise")
              : own.format(price, vatRegime)}
        </Text>
        {inContract && <Text className="numbers">{t("soit {{inContract}}", { inContract })}</Text>}
        <Text c="dimmed">
          {isVatFree ? t("par kWh local, sans TVA à ajouter") : t("pour chaque kWh local")}
        </Text>
        {change && <Text className="numbers">{change}</Text>}
      </div>
      {isWeighed && <Outcome application={application} isUnexempted={isUnexempted} />}
    </Stack>
  );
}
