import { Alert, Badge, Button, Group, Stack, Text } from "@mantine/core";
import { pointCalls } from "@mec/api/point";
import {
  type ConsentState,
  type ConsumptionPoint,
  consentEndTexts,
  withdrawalText,
  withdrawnText,
} from "@mec/domain/point";
import { formatDate, messages } from "@mec/domain/shared";
import { glossary } from "../../../../parts/faq/glossary.ts";
import { Term } from "../../../../parts/faq/term.tsx";
import { prmText } from "../../../../parts/point/prm.ts";
import { useAct } from "../../../../platform/act.ts";
import { frenchMessage } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { about } from "../../../../platform/stale.ts";
import { useConfirm } from "../../../../ui/feedback/confirm.tsx";
import { CopyButton } from "../../../../ui/fields/copy-button.tsx";
import { SummaryList } from "../../../../ui/fields/summary-list.tsx";
import { SameMeter } from "../../point-fields/same-meter.tsx";
import type { Consent } from "./consent-history.tsx";

const stateNames = (): Record<ConsentState, string> => ({
  none: t("Pas encore donnée"),
  valid: t("Valable"),
  expiring: t("Bientôt terminée"),
  expired: t("Terminée"),
  withdrawn: t("Retirée"),
});

const badgeColors: Record<ConsentState, string> = {
  none: "gray.2",
  valid: "green.1",
  expiring: "sun.1",
  expired: "gray.2",
  withdrawn: "gray.2",
};

function explain(state: ConsentState, consent: Consent | null): string {
  if (!consent) {
    return t("Sans PDL ni autorisation, les études se font sur un profil type.");
  }
  if (state === "withdrawn") {
    return t(withdrawnText(consent.readByAccord === true));
  }
  if (state === "expired" && consent.endedWith) {
    return t(
      "Elle a pris fin le {{date}}, {{how}}\u00a0: ce compteur n’est plus lu, et plus aucune étude ne se sert de ses données. Vous pourrez la donner à nouveau, par exemple pour un autre projet.",
      { date: formatDate(consent.expiresAt), how: t(consentEndTexts[consent.endedWith]) },
    );
  }
  return state === "expired"
    ? t("Elle s’est terminée le {{date}}. Renouvelez-la pour que vos données comptent à nouveau.", {
        date: formatDate(consent.expiresAt),
      })
    : t("Elle vaut jusqu’au {{date}}. Vous pouvez la retirer à tout moment.", {
        date: formatDate(consent.expiresAt),
      });
}

interface Props {
  point: ConsumptionPoint;
  consent: Consent | null;
  state: ConsentState;
}

/** Withdrawing is one click and its confirmation; it takes effect at once. */
function WithdrawButton({ pointId, readByAccord }: { pointId: string; readByAccord: boolean }) {
  const confirm = useConfirm();
  const { mutate, isPending, error } = useAct(
    (call) => call(pointCalls.withdrawConsumptionConsent, { params: { id: pointId } }),
    { stale: [about("consumption-point", pointId)] },
  );
  async function withdraw() {
    const isSure = await confirm({
      title: t("Retirer votre autorisation\u202f?"),
      body: t(withdrawalText(readByAccord)),
      confirmLabel: t("Retirer mon autorisation"),
      danger: true,
    });
    if (isSure) mutate();
  }
  return (
    <>
      {error && (
        <Alert color="red" role="alert">
          {frenchMessage(error)}
        </Alert>
      )}
      <Group>
        <Button variant="default" size="sm" disabled={isPending} onClick={withdraw}>
          {isPending ? messages.loading : t("Retirer mon autorisation")}
        </Button>
      </Group>
    </>
  );
}

/** As bills print it, and copied as the forms of others ask for it. */
const Pdl = ({ prm }: { prm: string }) => (
  <Stack gap={6} align="flex-start">
    <span className="numbers">{prmText(prm)}</span>
    <CopyButton size="sm" label={t("Copier le PDL")} text={prm} copied={t("PDL copié")} />
  </Stack>
);

/** Which meter, and whether its data may be read. */
export function ConsentStanding({ point, consent, state }: Props) {
  const isValid = state === "valid" || state === "expiring";
  return (
    <Stack gap="sm">
      <SameMeter point={point} />
      <SummaryList
        rows={[
          {
            label: t("PDL"),
            value: point.prm ? <Pdl prm={point.prm} /> : t("Non renseigné"),
          },
          {
            label: t("Autorisation"),
            value: (
              <Stack gap={6} align="flex-start">
                <Badge size="lg" tt="none" color={badgeColors[state]} c="gray.9">
                  {stateNames()[state]}
                </Badge>
                <Text size="sm">{explain(state, consent)}</Text>
              </Stack>
            ),
          },
        ]}
      />
      <Text size="sm" c="dimmed">
        {t("Un mot à expliquer\u202f?")} <Term name="prm">{glossary.prm.term}</Term>,{" "}
        <Term name="sge">{glossary.sge.term}</Term>
      </Text>
      {isValid && <WithdrawButton pointId={point.id} readByAccord={consent?.readByAccord === true} />}
    </Stack>
  );
}
