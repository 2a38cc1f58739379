import { Alert, Box, Button, Card, Group, Stack, Text, Textarea, TextInput, Title } from "@mantine/core";
import { applicationCalls } from "@mec/api/application";
import {
  type ApplicationProgress,
  type DepartureRequest,
  departureRequestSchema,
} from "@mec/domain/application";
import { dayInParis, formatDate, isPastDate } from "@mec/domain/shared";
import { useState } from "react";
import { useAct } from "../../../../platform/act.ts";
import { frenchMessage } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { ownPoints } from "../../../../platform/session.ts";
import { about } from "../../../../platform/stale.ts";
import { useConfirm } from "../../../../ui/feedback/confirm.tsx";
import { fieldOf } from "../../../../ui/fields/field-props.ts";
import { SummaryList } from "../../../../ui/fields/summary-list.tsx";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../../ui/forms/use-submit.ts";
import { CheckedForm } from "../../../../ui/wizard/checked-form.tsx";
import { useRetraction } from "../retraction/use-retraction.ts";
import { usePointOfSpace } from "../space/consumer-space.tsx";
import { leavingLines, noticeHint } from "./leaving.ts";
import { showStanding } from "./show-standing.ts";
import { useLeaving } from "./use-leaving.ts";

const today = () => dayInParis(new Date());

const schema = departureRequestSchema.refine(({ leavingOn }) => !isPastDate(leavingOn, new Date()), {
  path: ["leavingOn"],
  error: () => t("Indiquez la date du jour ou une date à venir."),
});

const staleOf = ({ consumerId = "" }: ApplicationProgress) => [
  about("consumption-point", consumerId),
  ownPoints,
];

interface RequestProps {
  application: ApplicationProgress;
  /** The notice of the signed contracts; null where none says one. */
  noticeMonths: number | null;
  close: () => void;
}

/** Filled with the pending request, if there is one: sending it again corrects it. */
function RequestForm({ application, noticeMonths, close }: RequestProps) {
  const { leavingOn = "", reason = "" } = application.departure ?? {};
  const form = useSchemaForm<DepartureRequest>(schema, { leavingOn, reason });

  const request = useSubmit(
    form,
    (call, values) =>
      call(applicationCalls.requestDeparture, {
        params: { id: application.id },
        body: departureRequestSchema.parse(values),
      }),
    {
      stale: staleOf(application),
      after: () => {
        close();
        showStanding();
      },
    },
  );
  const hint = noticeHint(noticeMonths, {
    leavingOn: form.values.leavingOn,
    before: application.departure ?? null,
    now: new Date(),
  });

  return (
    <CheckedForm
      {...request}
      submitLabel={t("Envoyer ma demande")}
      beside={
        <Button variant="subtle" onClick={close}>
          {t("Annuler")}
        </Button>
      }
    >
      <Stack gap="lg">
        <TextInput
          {...fieldOf(form, "leavingOn")}
          label={t("Date de départ souhaitée")}
          description={hint}
          type="date"
          min={today()}
          styles={{ wrapper: { maxWidth: 260 } }}
        />
        <Textarea
          {...fieldOf(form, "reason")}
          label={t("Raison (facultatif)")}
          description={t(
            "Par exemple\u00a0: déménagement, fin de mon contrat. Le porteur du projet la lira.",
          )}
          autosize
          minRows={3}
        />
      </Stack>
    </CheckedForm>
  );
}

/** Withdraws the request, once it is confirmed. */
function useStaying(application: ApplicationProgress) {
  const confirm = useConfirm();
  const { mutate, isPending, error } = useAct(
    (call, id: string) => call(applicationCalls.withdrawDeparture, { params: { id } }),
    { staleAnyway: staleOf(application), after: showStanding },
  );
  async function stay() {
    const isSure = await confirm({
      title: t("Rester dans l’opération\u202f?"),
      body: t("Votre demande de départ est retirée, et le porteur du projet en est averti."),
      confirmLabel: t("Je reste"),
    });
    if (isSure) mutate(application.id);
  }
  return { stay, isPending, error };
}

/** The request that was sent, to correct or to withdraw: when he leaves stands at the top of the page. */
function Asked({ application, correct }: { application: ApplicationProgress; correct: () => void }) {
  const { stay, isPending, error } = useStaying(application);
  const { departure } = application;
  if (!departure) return null;
  return (
    <Stack gap="sm" mt="xs">
      <Text>
        {t("Demande envoyée le {{requested}}, pour le {{leaving}}.", {
          requested: formatDate(departure.requestedAt),
          leaving: formatDate(departure.leavingOn),
        })}
      </Text>
      {error && (
        <Alert color="red" role="alert">
          {frenchMessage(error)}
        </Alert>
      )}
      <Group gap="sm">
        <Button variant="default" onClick={correct}>
          {t("Corriger ma demande")}
        </Button>
        <Button variant="subtle" disabled={isPending} onClick={() => void stay()}>
          {t("Je reste finalement")}
        </Button>
      </Group>
    </Stack>
  );
}

/** As long as he may retract, that costs him nothing: it is the better way, and has its own button above. */
function RetractInstead() {
  const { open } = useRetraction(usePointOfSpace());
  if (!open?.endsParticipation || open.until === null) return null;
  return (
    <Alert color="green" mb="md">
      {t(
        "Jusqu’au {{until}}, vous pouvez aussi vous rétracter, sans préavis ni frais\u00a0: avec le bouton «\u00a0Me rétracter\u00a0», en haut de cette page.",
        { until: formatDate(open.until) },
      )}
    </Alert>
  );
}

/** A participant asks to leave; the owner settles it. */
export function Departure({ application }: { application: ApplicationProgress }) {
  const { departure } = application;
  const { leaving } = useLeaving(application);
  const [isOpen, setOpen] = useState(false);
  return (
    <Card component="section" aria-labelledby="departure">
      <Title order={2} size="h4" id="departure">
        {t("Quitter l’opération")}
      </Title>
      {!departure && (
        <Text mt="xs" mb="sm">
          {t(
            "Vous déménagez, ou vous souhaitez arrêter\u202f? Demandez à partir\u00a0: le porteur du projet fait le nécessaire auprès du gestionnaire de réseau. Votre contrat de fourniture ne change pas.",
          )}
        </Text>
      )}
      {!departure && leaving && leaving.signed.length > 0 && (
        <Box mb="md">
          <SummaryList rows={leavingLines(leaving)} />
        </Box>
      )}
      {!departure && <RetractInstead />}
      {isOpen && (
        <RequestForm
          application={application}
          noticeMonths={leaving?.noticeMonths ?? null}
          close={() => setOpen(false)}
        />
      )}
      {!isOpen && departure && <Asked application={application} correct={() => setOpen(true)} />}
      {!isOpen && !departure && (
        <Button variant="default" onClick={() => setOpen(true)}>
          {t("Demander à partir")}
        </Button>
      )}
    </Card>
  );
}
