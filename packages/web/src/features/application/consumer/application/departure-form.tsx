import { Alert, Box, Button, Card, Stack, Text, Textarea, TextInput, Title } from "@mantine/core";
import { applicationCalls } from "@mec/api/application";
import {
  type ApplicationProgress,
  type DepartureRequest,
  departureRequestSchema,
} from "@mec/domain/application";
import { dayInParis, formatDate, isPastDate } from "@mec/domain/shared";
import { useState } from "react";
import { t } from "../../../../platform/i18n.ts";
import { ownPoints } from "../../../../platform/session.ts";
import { about } from "../../../../platform/stale.ts";
import { fieldOf } from "../../../../ui/fields/field-props.ts";
import { SummaryList } from "../../../../ui/fields/summary-list.tsx";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../../ui/forms/use-submit.ts";
import { CheckedForm } from "../../../../ui/wizard/checked-form.tsx";
import { leavingLines } from "./leaving.ts";
import { useLeaving } from "./use-leaving.ts";

const today = () => dayInParis(new Date());

const schema = departureRequestSchema.refine(({ leavingOn }) => !isPastDate(leavingOn, new Date()), {
  path: ["leavingOn"],
  error: () => t("Indiquez la date du jour ou une date à venir."),
});

interface RequestProps {
  application: ApplicationProgress;
  close: () => void;
}

/** Filled with the pending request, if there is one: sending it again corrects it. */
function RequestForm({ application, close }: RequestProps) {
  const { leavingOn = "", reason = "" } = application.departure ?? {};
  const form = useSchemaForm<DepartureRequest>(schema, { leavingOn, reason });

  const request = useSubmit(
    form,
    (call, values) =>
      call(applicationCalls.requestDeparture, {
        params: { id: application.id },
        body: departureRequestSchema.parse(values),
      }),
    { stale: [about("consumption-point", application.consumerId ?? ""), ownPoints], after: close },
  );

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
          type="date"
          min={today()}
          maw={260}
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
      {leaving && leaving.signed.length > 0 && (
        <Box mb="md">
          <SummaryList rows={leavingLines(leaving)} />
        </Box>
      )}
      <div role="status">
        {departure && (
          <Alert color="green" mb="md" title={t("Votre demande est envoyée")}>
            {t(
              "Vous avez demandé, le {{requested}}, à partir le {{leaving}}. Vous recevrez un e-mail quand ce sera fait.",
              {
                requested: formatDate(departure.requestedAt),
                leaving: formatDate(departure.leavingOn),
              },
            )}
          </Alert>
        )}
      </div>
      {isOpen ? (
        <RequestForm application={application} close={() => setOpen(false)} />
      ) : (
        <Button variant="default" onClick={() => setOpen(true)}>
          {departure ? t("Corriger ma demande") : t("Demander à partir")}
        </Button>
      )}
    </Card>
  );
}
