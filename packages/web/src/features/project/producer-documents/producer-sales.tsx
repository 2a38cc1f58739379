import { Button, Title } from "@mantine/core";
import { documentCalls, type ProducerSale } from "@mec/api/document";
import { dayInParis, formatDate } from "@mec/domain/shared";
import { IconCircleCheck, IconDownload, IconSignature } from "@tabler/icons-react";
import { StatusLine, StatusLines } from "../../../parts/document/status-lines.tsx";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import { nullWhenMissing } from "../../../platform/null-when.ts";
import { SeeMore } from "../../../ui/layout/see-more.tsx";

/** How many are shown before the rest is asked for. */
const mostShown = 5;

/** Where a contract stands, from which day to come it sells, and until when, once its buyer's departure is settled. */
function stateText({ state, signer: name, startsOn, leavesOn }: ProducerSale): string {
  const said = {
    "to-sign": name === undefined ? t("À lire et à signer") : t("À signer par {{name}}", { name }),
    "others-to-sign": t("Signé de votre côté, en attente des autres"),
    signed: t("Signé par tous"),
  }[state];
  const isToCome = startsOn !== undefined && startsOn > dayInParis(new Date());
  return [
    said,
    ...(isToCome ? [t("électricité partagée à partir du {{day}}", { day: formatDate(startsOn) })] : []),
    ...(leavesOn === undefined ? [] : [t("cet acheteur part le {{day}}", { day: formatDate(leavesOn) })]),
  ].join("\u00a0; ");
}

/** His contracts that their consumers have signed; null where a server does not list them. */
export const useProducerSales = (pointId: string, enabled = true) =>
  useAnswer(
    documentCalls.listProducerSales,
    { params: { id: pointId } },
    // A server of the former release has no such list.
    { or: nullWhenMissing, enabled },
  );

type OnDownload = (signatureId: string) => void;

const Line = ({ sale, onDownload }: { sale: ProducerSale; onDownload: OnDownload }) => {
  const { consumer, state, signatureId, signer } = sale;
  return (
    <StatusLine
      Icon={state === "to-sign" ? IconSignature : IconCircleCheck}
      isMine={signer === undefined}
      name={consumer}
      detail={stateText(sale)}
    >
      <Button
        variant="default"
        size="sm"
        leftSection={<IconDownload size={18} aria-hidden />}
        aria-label={t("Télécharger le contrat de vente\u00a0: {{consumer}}", { consumer })}
        onClick={() => onDownload(signatureId)}
      >
        {t("Télécharger")}
      </Button>
    </StatusLine>
  );
};

/** What waits for his signature first, then the others, the oldest first. */
export function ProducerSales({
  sales,
  onDownload,
}: {
  sales: readonly ProducerSale[];
  onDownload: OnDownload;
}) {
  const isMine = ({ state }: ProducerSale) => state === "to-sign";
  const ordered = [...sales.filter(isMine), ...sales.filter((sale) => !isMine(sale))];
  const lines = (some: readonly ProducerSale[]) => (
    <StatusLines>
      {some.map((sale) => (
        <Line key={sale.documentId} sale={sale} onDownload={onDownload} />
      ))}
    </StatusLines>
  );
  const rest = ordered.slice(mostShown);
  return (
    <section aria-labelledby="producer-sales">
      <Title order={4} size="h5" id="producer-sales" mt="md">
        {t("Vos contrats de vente, par acheteur")}
      </Title>
      {lines(ordered.slice(0, mostShown))}
      {rest.length > 0 && (
        <SeeMore label={t("Voir les {{count}} autres", { count: String(rest.length) })} isEverywhere>
          {lines(rest)}
        </SeeMore>
      )}
    </section>
  );
}
