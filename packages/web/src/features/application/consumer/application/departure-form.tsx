import { Alert, Button, Card, Stack, Text, Textarea, TextInput, Title } from "@mantine/core";
import { applicationCalls } from "@mec/api/application";
import {
  type ApplicationProgress,
  type DepartureRequest,
  departureRequestSchema,
} from "@mec/domain/application";
import { formatDate, isPastDate } from "@mec/domain/shared";
import { useState } from "react";
import { frenchMessage, useClient } from "../../../../platform/client.tsx";
import { useDraft } from "../../../../platform/draft.ts";
import { t } from "../../../../platform/i18n.ts";
import { fieldOf } from "../../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../../../ui/wizard/checked-form.tsx";

const today = () => new Date().toISOString().slice(0, 10);

const schema = departureRequestSchema.refine(({ leavingOn }) => !isPastDate(leavingOn, new Date()), {
  path: ["leavingOn"],
  error: "Indiquez la date du jour ou une date à venir.",
});

const nothingSent = { leavingOn: "", requestedAt: "" };

interface RequestProps {
  application: ApplicationProgress;
  onSent: (sent: typeof nothingSent) => void;
  onCancel: () => void;
}

function RequestForm({ application, onSent, onCancel }: RequestProps) {
  const call = useClient();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useSchemaForm<DepartureRequest>(schema, { leavingOn: "", reason: "" });

  async function request(values: DepartureRequest) {
    setFailure(null);
    try {
      const body = departureRequestSchema.parse(values);
      const { leavingOn, requestedAt } = await call(applicationCalls.requestDeparture, {
        params: { id: application.id },
        body,
      });
      onSent({ leavingOn, requestedAt });
    } catch (error) {
      setFailure(frenchMessage(error));
    }
  }

  return (
    <CheckedForm
      form={form}
      onValid={request}
      submitLabel={t("Envoyer ma demande")}
      failure={failure}
      beside={
        <Button variant="subtle" onClick={onCancel}>
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
          label={t("Raison")}
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

/** A participant asks to leave; the owner settles it (decisions §5). What was sent is remembered in this browser. */
export function Departure({ application }: { application: ApplicationProgress }) {
  const [sent, remember] = useDraft(`departure:${application.id}`, nothingSent);
  const [isOpen, setOpen] = useState(false);
  return (
    <Card component="section" aria-labelledby="departure">
      <Title order={2} size="h4" id="departure">
        {t("Quitter l’opération")}
      </Title>
      <Text mt="xs" mb="md">
        {t(
          "Vous déménagez, ou vous souhaitez arrêter\u202f? Demandez à partir\u00a0: le porteur du projet fait le nécessaire auprès du gestionnaire de réseau. Votre contrat de fourniture ne change pas.",
        )}
      </Text>
      <div role="status">
        {sent.requestedAt !== "" && (
          <Alert color="green" mb="md" title={t("Votre demande est envoyée")}>
            {t(
              "Vous avez demandé, le {{requested}}, à partir le {{leaving}}. Vous recevrez un e-mail quand ce sera fait.",
              {
                requested: formatDate(sent.requestedAt),
                leaving: formatDate(sent.leavingOn),
              },
            )}
          </Alert>
        )}
      </div>
      {isOpen ? (
        <RequestForm
          application={application}
          onCancel={() => setOpen(false)}
          onSent={(request) => {
            remember(request);
            setOpen(false);
          }}
        />
      ) : (
        <Button variant="default" onClick={() => setOpen(true)}>
          {sent.requestedAt === "" ? t("Demander à partir") : t("Corriger ma demande")}
        </Button>
      )}
    </Card>
  );
}
