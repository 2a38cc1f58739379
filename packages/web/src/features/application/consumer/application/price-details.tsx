import { Stack, Text } from "@mantine/core";
import type { PriceProposal as Proposal } from "@mec/api/study";
import type { ApplicationProgress } from "@mec/domain/application";
import type { ReactNode } from "react";
import { Term } from "../../../../parts/faq/term.tsx";
import { SumLines } from "../../../../parts/study/sum-lines.tsx";
import { TariffsChecked } from "../../../../parts/study/tariffs-checked.tsx";
import { t } from "../../../../platform/i18n.ts";
import { Commitment } from "./commitment.tsx";
import { basisText, billWithVat } from "./proposal-words.ts";
import { useWeighedProposal } from "./use-price-proposal.ts";

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary>{title}</summary>
      <Stack gap="xs" mt="xs">
        {children}
      </Stack>
    </details>
  );
}

const WhatItCovers = () => (
  <Text size="sm">
    {t(
      "Ce prix vaut pour la part locale de votre consommation. Votre fournisseur vous facture le reste, l’abonnement et l’acheminement, dit",
    )}{" "}
    <Term name="turpe">{t("TURPE")}</Term>.
  </Text>
);

/** What the figures rest on, and where the tariffs were read. */
const Basis = ({ proposal }: { proposal: Proposal }) => (
  <>
    <Text size="sm" c="dimmed">
      {[basisText(proposal), proposal.activity, proposal.supply].filter(Boolean).join(" ")}
    </Text>
    <TariffsChecked isOfConsumer />
  </>
);

/** The reasons behind a price and its sum, below the decision: for those who want to know more. */
export function PriceDetails({ application }: { application: ApplicationProgress }) {
  const { data: proposal } = useWeighedProposal(application);
  const { consumerId } = application;
  if (!proposal) return null;
  return (
    <Stack gap="xs">
      <Folded title={t("Le détail de la somme")}>
        <SumLines sum={proposal} billWithVat={billWithVat(proposal)} />
        <WhatItCovers />
      </Folded>
      <Folded title={t("Ce à quoi vous vous engagez")}>
        {consumerId && <Commitment consumerId={consumerId} />}
      </Folded>
      <Folded title={t("Sur quoi repose ce calcul\u202f?")}>
        <Basis proposal={proposal} />
      </Folded>
    </Stack>
  );
}
