import { Alert, Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { pages } from "@mec/api";
import type { Applicant } from "@mec/api/application";
import { exportActionOf, formatAmount, isActive, prices, type TakenPricing } from "@mec/domain/service";
import { formatDate, messages, plural } from "@mec/domain/shared";
import { Link } from "react-router";
import { frenchMessage } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { usePrices } from "../../../../platform/profile-type.ts";
import { useServices } from "../../../../platform/services.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { useExportData, useLastExport } from "./use-data-export.ts";

interface Props {
  projectId: string;
  applicants: readonly Applicant[];
  onClose: () => void;
}

/** The price of the export: people already exported are not counted again. */
function Cost({ pricing, newcomers }: { pricing: TakenPricing; newcomers: number }) {
  const { profileType } = usePrices();
  const { amountExclTax } = prices.data[pricing];
  if (pricing === "free") return <Text>{t("Ce service vous est offert.")}</Text>;
  if (newcomers === 0) {
    return <Text>{t("Personne de nouveau à compter\u00a0: cet export ne coûte rien de plus.")}</Text>;
  }
  if (pricing === "credits") {
    return (
      <Text>
        {t(
          "Compris dans les crédits de ce projet, qui coûtent {{price}} au premier export et valent 2\u00a0ans.",
          {
            price: formatAmount(amountExclTax, profileType),
          },
        )}
      </Text>
    );
  }
  return (
    <Text>
      {t("{{people}}\u00a0: {{price}}.", {
        people: plural(newcomers, t("nouveau consommateur compté"), t("nouveaux consommateurs comptés")),
        price: formatAmount(amountExclTax * newcomers, profileType),
      })}
    </Text>
  );
}

/** The last export, or the specification's message when it could not be read. */
function LastExport({ projectId }: { projectId: string }) {
  const { data: last, error } = useLastExport(projectId);
  if (error) return <Text size="sm">{frenchMessage(error, messages.exportInfoFailed)}</Text>;
  if (!last) return null;
  return (
    <Text size="sm" c="dimmed">
      {t("Dernier export le {{date}}\u00a0: {{people}}.", {
        date: formatDate(last.exportDate),
        people: plural(last.consumptionPoints.length, t("consommateur"), t("consommateurs")),
      })}
    </Text>
  );
}

function WithoutPlan({ onClose }: Pick<Props, "onClose">) {
  return (
    <Stack gap="lg">
      <Text>
        {t(
          "Emporter les données d’étude de vos consommateurs demande le service «\u00a0Données d’étude\u00a0». L’étude en ligne et son rapport restent gratuits.",
        )}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t("Annuler")}
        </Button>
        <Button component={Link} to={pages.services.to({}, { hash: "data" })}>
          {t("Voir le service")}
        </Button>
      </Group>
    </Stack>
  );
}

function Order({ projectId, applicants, onClose, pricing }: Props & { pricing: TakenPricing }) {
  const exporting = useExportData(projectId, onClose);
  const confirm = () =>
    exporting.mutate({
      billableEventAction: exportActionOf(pricing),
      consumptionPointsId: applicants.map(({ consumptionPoint }) => consumptionPoint.id),
    });
  return (
    <Stack gap="lg">
      <Text>
        {t("Le classeur contient les résultats de l’étude pour {{people}}.", {
          people: plural(applicants.length, t("consommateur"), t("consommateurs")),
        })}
      </Text>
      <Cost pricing={pricing} newcomers={applicants.filter(({ exportedAt }) => exportedAt === null).length} />
      <LastExport projectId={projectId} />
      {exporting.error && (
        <Alert color="red" role="alert" title={t("Cela n’a pas fonctionné")}>
          {frenchMessage(exporting.error)}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} disabled={exporting.isPending}>
          {t("Annuler")}
        </Button>
        <Button onClick={confirm} disabled={exporting.isPending}>
          {exporting.isPending ? messages.loading : t("Exporter les données")}
        </Button>
      </Group>
    </Stack>
  );
}

/** Exports the consumers' data for the study: the price first, then the file. */
export function ExportDataDialog(props: Props) {
  const { data: services } = useServices();
  const pricing = services?.data.selectedPricing.type;
  return (
    <Dialog title={t("Exporter les données d’étude")} onClose={props.onClose} size="lg" space="indigo">
      {pricing === undefined && <Skeleton height={160} />}
      {pricing !== undefined && !isActive(pricing) && <WithoutPlan onClose={props.onClose} />}
      {pricing !== undefined && isActive(pricing) && <Order {...props} pricing={pricing} />}
    </Dialog>
  );
}
