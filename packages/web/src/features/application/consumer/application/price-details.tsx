import { Anchor, Text } from "@mantine/core";
import { pages } from "@mec/api";
import type { PriceProposal as Proposal } from "@mec/api/study";
import type { ApplicationProgress } from "@mec/domain/application";
import { duesBesideSum } from "@mec/domain/overview";
import { dayInParis } from "@mec/domain/shared";
import { paysNobody, perKwhFromText, perKwhText, untoldText } from "@mec/domain/study";
import { exemptionDoubt } from "@mec/energy";
import { Link } from "react-router";
import { Term } from "../../../../parts/faq/term.tsx";
import { CaseLines } from "../../../../parts/study/case-lines.tsx";
import { yearsTold } from "../../../../parts/study/net-sentence.ts";
import { otherCase } from "../../../../parts/study/other-case.ts";
import { Said } from "../../../../parts/study/said.tsx";
import { SumLines } from "../../../../parts/study/sum-lines.tsx";
import { suppositions } from "../../../../parts/study/sum-words.ts";
import { TariffsChecked } from "../../../../parts/study/tariffs-checked.tsx";
import { t } from "../../../../platform/i18n.ts";
import { usePrices } from "../../../../platform/profile-type.ts";
import { Folded, Folds } from "../../../../ui/layout/folded.tsx";
import { useReadOnly } from "../../../../ui/read-only/index.ts";
import { Commitment } from "./commitment.tsx";
import { announcedWords, basisText, billWithVat, localBillText, vatNoteOf } from "./proposal-words.ts";
import { useWeighedProposal } from "./use-price-proposal.ts";

const WhatItCovers = () => (
  <Text size="sm">
    {t(
      "Ce prix vaut pour la part locale de votre consommation. Votre fournisseur vous facture le reste, l’abonnement et l’acheminement, dit",
    )}{" "}
    <Term name="turpe">{t("TURPE")}</Term>.
  </Text>
);

/** In which tax a business reads its sums, and where it says that it is the other; nothing to a home. */
function VatNote({ proposal, consumerId }: { proposal: Proposal; consumerId: string | undefined }) {
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

/** What the figures suppose and rest on, and when the tariffs were read. */
function Basis({ proposal, startsIn }: { proposal: Proposal; startsIn: string | null }) {
  // Where the other case stands beside the sum, only what is doubted is left to say.
  const from = perKwhFromText(proposal);
  const caution = proposal.saves && otherCase(proposal) ? exemptionDoubt(startsIn) : proposal.caution;
  return (
    <>
      {from && (
        <Text size="sm" className="numbers">
          {from}
        </Text>
      )}
      {/* Which plants are still to share stands beside the sum. */}
      {suppositions({ ...proposal, caution, plannedText: null }).map((said) => (
        <Text key={said} size="sm">
          <Said text={said} />
        </Text>
      ))}
      <Text size="sm" c="dimmed">
        {[basisText(proposal), proposal.activity, proposal.supply].filter(Boolean).join(" ")}
      </Text>
      <TariffsChecked isOfConsumer />
    </>
  );
}

const Told = ({ text }: { text: string }) => (
  <Text size="sm" className="numbers">
    {text}
  </Text>
);

/** Both cases of its lines, where both stand above. */
const endedOf = ({ saves, withoutExemptionEur: left, exemptionEur: taken }: Proposal) =>
  saves && left && taken ? { left, taken } : null;

interface Props {
  application: ApplicationProgress;
  /** The month of a start in a later year. */
  startsIn: string | null;
}

/** The reasons behind a price and its sum, below the decision: for those who want to know more. */
export function PriceDetails({ application, startsIn }: Props) {
  const { data: proposal } = useWeighedProposal(application);
  const { profileType } = usePrices();
  const { consumerId } = application;
  if (!proposal) return null;
  const perKwh = perKwhText(proposal);
  const local = localBillText(proposal);
  const announced = announcedWords(proposal, profileType);
  const soon =
    startsIn === null ? duesBesideSum(proposal, { today: dayInParis(new Date()), startsIn }) : null;
  return (
    <>
      {[soon, announced, untoldText(proposal), proposal.fixedPrice].map(
        (text) => text && <Told key={text} text={text} />,
      )}
      <Folds>
        <Folded title={t("Le détail du calcul")}>
          {perKwh && <Told text={perKwh} />}
          <SumLines sum={proposal} ended={endedOf(proposal)} billWithVat={billWithVat(proposal)} />
          <CaseLines years={yearsTold(proposal).folded} />
          <VatNote proposal={proposal} consumerId={consumerId} />
          {local && (
            <Told
              text={t("Votre facture comprend, pour la part locale, à ceux qui vendent\u00a0: {{local}}.", {
                local,
              })}
            />
          )}
          {!paysNobody(proposal) && <WhatItCovers />}
          <Basis proposal={proposal} startsIn={startsIn} />
        </Folded>
        {consumerId && <Commitment consumerId={consumerId} />}
      </Folds>
    </>
  );
}
