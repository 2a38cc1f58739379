import { Text } from "@mantine/core";
import { documentCalls } from "@mec/api/document";
import { type ApplicationProgress, newestProgress } from "@mec/domain/application";
import { saleElsewhereText } from "@mec/domain/document";
import { formatEuro } from "@mec/domain/shared";
import { essentialLabels } from "@mec/domain/signature";
import { useAnswer } from "../../../../platform/answer.ts";
import { t } from "../../../../platform/i18n.ts";
import { SummaryList } from "../../../../ui/fields/summary-list.tsx";
import { useLeaving } from "./use-leaving.ts";
import { usePriceProposal } from "./use-price-proposal.ts";

/** The fee of each year and who bills when, as his documents say it. */
function useLines(consumerId: string) {
  const { data } = useAnswer(documentCalls.getConsumerCommitment, { params: { id: consumerId } });
  return (data?.essentials ?? [])
    .filter(({ subject }) => subject === "fee" || subject === "billing")
    .map(({ subject, text }) => ({ label: t(essentialLabels[subject]), value: text }));
}

/** What who shares pays each year, to whom and when; of documents that we do not have, that they hold, with the fee that the project asks. */
export function RunningTerms({
  application,
  consumerId,
}: {
  application: ApplicationProgress;
  consumerId: string;
}) {
  const lines = useLines(consumerId);
  const { leaving } = useLeaving(application);
  const { data: proposal } = usePriceProposal(application);
  const isElsewhere = leaving?.elsewhere.includes("salesContract") ?? false;
  const fee = proposal?.membershipEur;
  const isPriced =
    newestProgress(application.progress.filter(({ price }) => price !== undefined)) !== undefined;
  return (
    <>
      {lines.length > 0 && <SummaryList rows={lines} />}
      {isElsewhere && lines.length === 0 && fee ? (
        <Text size="sm" className="numbers">
          {t("Cotisation à l’association\u00a0: {{fee}} par an.", { fee: formatEuro(fee) })}
        </Text>
      ) : null}
      {isElsewhere && (
        <Text size="sm">
          {isPriced
            ? t(
                "Vous avez signé votre contrat de vente hors de la plateforme, qui ne l’a pas\u00a0: le prix convenu ici est rappelé, mais c’est votre contrat qui fait foi, pour le prix comme pour qui facture et quand.",
              )
            : t(saleElsewhereText)}
        </Text>
      )}
    </>
  );
}
