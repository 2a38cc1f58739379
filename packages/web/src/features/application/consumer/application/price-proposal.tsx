import { Skeleton, Stack, Text } from "@mantine/core";
import type { PriceProposal as Proposal } from "@mec/api/study";
import { type ApplicationProgress, newestProgress } from "@mec/domain/application";
import { dayInParis, formatPrice, type VatRegime } from "@mec/domain/shared";
import type { JoinedProject } from "../../../../parts/application/use-joined-project.ts";
import { isUnexempted } from "../../../../parts/project/answer/saving-words.ts";
import { Net } from "../../../../parts/study/net.tsx";
import { laterText } from "../../../../parts/study/net-sentence.ts";
import { Said } from "../../../../parts/study/said.tsx";
import { suppositions, whyNot } from "../../../../parts/study/sum-words.ts";
import { t } from "../../../../platform/i18n.ts";
import { usePrices } from "../../../../platform/profile-type.ts";
import { LoadError } from "../../../../ui/feedback/load-error.tsx";
import classes from "./price-proposal.module.css";
import { agreedText, billTexts, changeText, untilText } from "./proposal-words.ts";
import { usePriceProposal, useWeighedProposal } from "./use-price-proposal.ts";

/** A year's energy before and after, side by side. */
function Bill({ proposal }: { proposal: Proposal }) {
  const { before, after } = billTexts(proposal);
  return (
    <div>
      <dl className={`${classes.bill} numbers`}>
        <div>
          <dt>{t("Aujourd’hui")}</dt>
          <dd>{before}</dd>
        </div>
        <div>
          <dt>{t("Avec ce prix")}</dt>
          <dd>{after}</dd>
        </div>
      </dl>
      <Text size="sm" c="dimmed" mt={4}>
        {t("Votre énergie d’une année, tout compté, hors abonnement de votre fournisseur.")}
      </Text>
    </div>
  );
}

function Outcome({ application }: { application: ApplicationProgress }) {
  const { data: proposal, error, refetch, isPending } = useWeighedProposal(application);
  if (error) return <LoadError error={error} retry={() => void refetch()} />;
  if (isPending) return <Skeleton height={180} radius={12} />;
  if (!proposal) return null;
  const later = laterText(proposal);
  return (
    <Stack gap="sm">
      <Net sum={proposal} whyNot={whyNot(proposal)} />
      {later && <Text className="numbers">{later}</Text>}
      <Bill proposal={proposal} />
      {[...suppositions(proposal), untilText(proposal)].map((said) => (
        <Text key={said} size="sm">
          <Said text={said} />
        </Text>
      ))}
    </Stack>
  );
}

/** The price that was accepted, and what it brings, then in a later year at a price that rises, with the other case of a late start: it stays until the documents are signed. */
export function AgreedPrice({
  application,
  project,
}: {
  application: ApplicationProgress;
  project: JoinedProject | null | undefined;
}) {
  const { profileType } = usePrices();
  const { data: proposal } = usePriceProposal(application);
  if (!proposal) return null;
  const later = laterText(proposal);
  const isDoubtful = project && isUnexempted(project, dayInParis(new Date()));
  return (
    <div>
      <Text className="numbers">{agreedText(proposal, profileType)}</Text>
      {later && (
        <Text size="sm" mt={4} className="numbers">
          {later}
        </Text>
      )}
      {isDoubtful && proposal.caution && (
        <Text size="sm" mt={4}>
          <Said text={proposal.caution} />
        </Text>
      )}
    </div>
  );
}

interface Props {
  application: ApplicationProgress;
  /** The project's, until the proposal tells what the holder's own terms say. */
  vatRegime: VatRegime;
}

/** The price that waits for an answer, as this visitor reads prices; null when there is none. */
export function useProposedPrice({ application, vatRegime }: Props): string | null {
  const { profileType } = usePrices();
  const { data: proposal } = usePriceProposal(application);
  const { price } = newestProgress(application.progress) ?? {};
  if (price === undefined) return null;
  return formatPrice(proposal?.price ?? price, profileType, proposal ? proposal.vatRegime : vatRegime);
}

/**
 * The price that the owner proposes, with or without tax as this visitor reads prices, and what it would bring him.
 * The reasons are in `PriceDetails`, below the buttons.
 */
export function PriceProposal({ application, vatRegime }: Props) {
  const { isWeighed } = useWeighedProposal(application);
  const { profileType } = usePrices();
  const { data: proposal } = usePriceProposal(application);
  const change = proposal && changeText(proposal, profileType);
  const price = useProposedPrice({ application, vatRegime });
  if (price === null) return null;
  return (
    <Stack gap="sm">
      <div>
        <Text fz={26} fw={700} lh={1.2} className="numbers">
          {price}
        </Text>
        <Text c="dimmed">{t("pour chaque kWh local")}</Text>
        {change && <Text className="numbers">{change}</Text>}
      </div>
      {isWeighed && <Outcome application={application} />}
    </Stack>
  );
}
