import { Alert, Badge, Button, Card, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { pointCalls } from "@mec/api/point";
import {
  accordStillReadsText,
  type ConsentState,
  consentEndTexts,
  consentState,
  type ProductionPoint,
  withdrawalText,
} from "@mec/domain/point";
import { formatDate, messages } from "@mec/domain/shared";
import { useAct } from "../../../../platform/act.ts";
import { useAnswer } from "../../../../platform/answer.ts";
import { frenchMessage } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { ownPoints } from "../../../../platform/session.ts";
import { about } from "../../../../platform/stale.ts";
import { useConfirm } from "../../../../ui/feedback/confirm.tsx";

const stateNames: Record<ConsentState, string> = {
  none: "Pas encore donnée",
  valid: "Valable",
  expiring: "Bientôt terminée",
  expired: "Terminée",
  withdrawn: "Retirée",
};

function useConsent({ id, operational }: ProductionPoint) {
  const query = useAnswer(pointCalls.listProductionConsents, { params: { id } });
  const consent = query.data?.find(({ prm }) => prm === operational.prm) ?? null;
  return { consent, error: query.error, isKnown: query.data !== undefined };
}

/** Withdrawing is one click and its confirmation; it takes effect at once. */
function WithdrawButton({ pointId, readByAccord }: { pointId: string; readByAccord: boolean }) {
  const confirm = useConfirm();
  const withdrawal = useAct(
    (call) => call(pointCalls.withdrawProductionConsent, { params: { id: pointId } }),
    { stale: [about("production-point", pointId), ownPoints] },
  );
  async function ask() {
    const isSure = await confirm({
      title: t("Retirer votre autorisation\u202f?"),
      body: t(withdrawalText(readByAccord)),
      confirmLabel: t("Retirer mon autorisation"),
      danger: true,
    });
    if (isSure) withdrawal.mutate();
  }
  return (
    <>
      {withdrawal.error && (
        <Alert color="red" role="alert">
          {frenchMessage(withdrawal.error)}
        </Alert>
      )}
      <Group>
        <Button variant="default" size="sm" disabled={withdrawal.isPending} onClick={ask}>
          {withdrawal.isPending ? messages.loading : t("Retirer mon autorisation")}
        </Button>
      </Group>
    </>
  );
}

/** Whether the data of the installation's meter may be read, until when, and the button to withdraw the consent. */
export function ProductionConsent({ point }: { point: ProductionPoint }) {
  const { consent, error, isKnown } = useConsent(point);
  if (point.operational.prm === "") return null;
  if (error) return <Text c="red.9">{frenchMessage(error)}</Text>;
  if (!isKnown) return <Skeleton height={120} radius={12} />;
  const state = consentState(consent, new Date());
  const isValid = state === "valid" || state === "expiring";
  return (
    <Card mb="xl">
      <Stack gap="sm">
        <Group gap="sm">
          <Title order={2} size="h4">
            {t("Mon autorisation")}
          </Title>
          <Badge size="lg" tt="none" color={isValid ? "green.1" : "gray.2"} c="gray.9">
            {t(stateNames[state])}
          </Badge>
        </Group>
        {consent?.endedWith && (
          <Text size="sm">
            {t("Elle a pris fin le {{date}}, {{how}}.", {
              date: formatDate(consent.expiresAt),
              how: t(consentEndTexts[consent.endedWith]),
            })}
          </Text>
        )}
        <Text size="sm">
          {isValid && consent
            ? t("Elle vaut jusqu’au {{date}}. Vous pouvez la retirer à tout moment.", {
                date: formatDate(consent.expiresAt),
              })
            : consent?.readByAccord
              ? t(accordStillReadsText)
              : t(
                  "Aucune donnée n’est collectée. Cochez l’autorisation ci-dessous pour la donner à nouveau.",
                )}
        </Text>
        {isValid && <WithdrawButton pointId={point.id} readByAccord={consent?.readByAccord === true} />}
      </Stack>
    </Card>
  );
}
