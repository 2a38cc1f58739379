import { Alert, Group, List, Skeleton, Stack, Text } from "@mantine/core";
import type { PriceProposal as Proposal } from "@mec/api/study";
import { type ApplicationProgress, isPriceOpen, newestProgress } from "@mec/domain/application";
import { formatPrice } from "@mec/domain/shared";
import { Term } from "../../../../parts/faq/term.tsx";
import { SumLines } from "../../../../parts/study/sum-lines.tsx";
import { netSentence, suppositions, whyNot } from "../../../../parts/study/sum-words.ts";
import { TariffsChecked } from "../../../../parts/study/tariffs-checked.tsx";
import { t } from "../../../../platform/i18n.ts";
import { usePrices } from "../../../../platform/profile-type.ts";
import { LoadError } from "../../../../ui/feedback/load-error.tsx";
import { useReadOnly } from "../../../../ui/read-only/index.ts";
import { agreedText, basisText, billTexts, boundTo, priceTerm } from "./proposal-words.ts";
import { usePriceProposal } from "./use-price-proposal.ts";

function WhatItCovers() {
  return (
    <Text size="sm">
      {t(
        "Ce prix vaut pour la part locale de votre consommation. Votre fournisseur vous facture le reste, l’abonnement et l’acheminement, dit",
      )}{" "}
      <Term name="turpe">{t("TURPE")}</Term>.
    </Text>
  );
}

/** What the price brings, in one line; a price that costs money says so first. */
function Net({ proposal }: { proposal: Proposal }) {
  const net = netSentence(proposal);
  if (net) {
    return (
      <Text fw={600} className="numbers">
        {net}
      </Text>
    );
  }
  return (
    <Alert color="sun" title={proposal.verdict}>
      <Text size="sm">{whyNot(proposal)}</Text>
    </Alert>
  );
}

function Bill({ proposal }: { proposal: Proposal }) {
  const { before, after } = billTexts(proposal);
  return (
    <div>
      <Text size="sm" className="numbers">
        {t(
          "Votre énergie d’une année, hors abonnement de votre fournisseur\u00a0: {{before}} aujourd’hui, {{after}} avec ce prix, tout compté.",
          {
            before,
            after,
          },
        )}
      </Text>
      <SumLines sum={proposal} />
      {suppositions(proposal).map((supposed) => (
        <Text key={supposed} mt="xs">
          {supposed}
        </Text>
      ))}
    </div>
  );
}

/** What the figures rest on, and where the tariffs were read: for who asks. */
function Basis({ proposal }: { proposal: Proposal }) {
  return (
    <details>
      <summary>{t("Sur quoi repose ce calcul\u202f?")}</summary>
      <Text size="sm" c="dimmed" mt="xs">
        {basisText(proposal)} {proposal.supply}
      </Text>
      <TariffsChecked />
    </details>
  );
}

function Sentences({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <List size="sm" spacing={2}>
        {items.map((item) => (
          <List.Item key={item}>{item}</List.Item>
        ))}
      </List>
    </div>
  );
}

function Outcome({ application }: Props) {
  const { data: proposal, error, refetch, isPending } = usePriceProposal(application);
  const { profileType } = usePrices();
  if (error) return <LoadError error={error} retry={() => void refetch()} />;
  if (isPending) return <Skeleton height={180} radius={12} />;
  if (!proposal) return null;
  return (
    <Stack gap="sm">
      <Net proposal={proposal} />
      <Bill proposal={proposal} />
      <Sentences title={t("Jusqu’à quand")} items={priceTerm(proposal, profileType)} />
      <Sentences title={t("Ce à quoi vous vous engagez")} items={boundTo(proposal)} />
      <Basis proposal={proposal} />
    </Stack>
  );
}

interface Props {
  application: ApplicationProgress;
}

/** The price that was accepted, and what it brings, in one line: it stays until the documents are signed. */
export function AgreedPrice({ application }: Props) {
  const { profileType } = usePrices();
  const { data: proposal } = usePriceProposal(application);
  if (!proposal) return null;
  return <Text className="numbers">{agreedText(proposal, profileType)}</Text>;
}

/**
 * The price that the owner proposes, with or without tax as this visitor reads prices, and what it would
 * bring him.
 */
export function PriceProposal({ application }: Props) {
  const isReadOnly = useReadOnly();
  const { format, profileType } = usePrices();
  const { data: proposal } = usePriceProposal(application);
  const { price, priceUntil } = newestProgress(application.progress) ?? {};
  if (price === undefined) return null;
  // What the price would bring is not shown once it cannot be accepted any more.
  const isWeighed = !isReadOnly && isPriceOpen(priceUntil, new Date());
  return (
    <Stack gap="sm">
      <Group gap="xs" align="baseline">
        <Text fz={32} fw={700} lh={1.2} className="numbers">
          {proposal ? formatPrice(proposal.price, profileType, proposal.vatRegime) : format(price)}
        </Text>
        <Text c="dimmed">{t("pour chaque kWh local")}</Text>
      </Group>
      {isWeighed && <Outcome application={application} />}
      {isWeighed && <WhatItCovers />}
    </Stack>
  );
}
