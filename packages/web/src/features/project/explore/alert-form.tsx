import { Alert, Button, Paper, Stack, TextInput, Title } from "@mantine/core";
import { publicProjectCalls } from "@mec/api/project";
import type { Address } from "@mec/domain/address";
import { type ProjectAlert, projectAlertSchema } from "@mec/domain/project";
import { messages } from "@mec/domain/shared";
import { IconCircleCheck, IconMail } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { AddressField } from "../../../parts/address/address-field.tsx";
import { frenchMessage, useClient } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { useIsProvenMailbox } from "../../../platform/own-profile.ts";
import { useSession } from "../../../platform/session.ts";
import { ErrorSummary } from "../../../ui/forms/error-summary.tsx";
import { showServerIssues, useSchemaForm } from "../../../ui/forms/use-schema-form.ts";

type Values = { email: string; address: Address | null };

function AlertKept({ email }: { email: string }) {
  const isProven = useIsProvenMailbox();
  if (!isProven(email)) {
    return (
      <Alert
        role="status"
        color="sun"
        icon={<IconMail aria-hidden />}
        title={t("Encore une étape\u00a0: ouvrez votre messagerie")}
      >
        <span style={{ overflowWrap: "anywhere" }}>
          {t(
            "Nous avons envoyé un lien à {{email}}. L’alerte commence dès que vous l’aurez ouvert, dans les 7\u00a0jours.",
            { email },
          )}
        </span>
      </Alert>
    );
  }
  return (
    <Alert
      role="status"
      color="green"
      icon={<IconCircleCheck aria-hidden />}
      title={t("C’est noté : vous serez prévenu")}
    >
      {t(
        "Nous écrirons à {{email}} dès qu’un projet publié pourra accueillir votre adresse. Chaque e-mail contient un lien pour ne plus en recevoir.",
        { email },
      )}
    </Alert>
  );
}

/** "Tell me when a project comes near": an e-mail and an address, nothing else. */
export function AlertForm({ address }: { address: Address | null }) {
  const call = useClient();
  const { user } = useSession();
  const [attempt, setAttempt] = useState(0);
  const known: Values = { email: user?.email ?? "", address: address?.street ? address : null };
  const form = useSchemaForm<Values>(projectAlertSchema, known);
  const creation = useMutation({
    mutationFn: (body: ProjectAlert) => call(publicProjectCalls.createProjectAlert, { body }),
    onError: (error) => showServerIssues(form, error),
    onSettled: () => setAttempt((before) => before + 1),
  });
  if (creation.isSuccess) return <AlertKept email={form.values.email} />;

  const addressErrors = Object.entries(form.errors).find(([path]) => path.startsWith("address"));
  const refused = creation.error && Object.keys(form.errors).length === 0 && frenchMessage(creation.error);
  const errors = { "alert-email": form.errors.email, "alert-address": addressErrors?.[1] };
  return (
    <Paper withBorder p="lg">
      <form
        noValidate
        onSubmit={form.onSubmit(
          () => creation.mutate(projectAlertSchema.parse(form.values)),
          () => setAttempt((before) => before + 1),
        )}
      >
        <Stack gap="md">
          <Title order={2} size="h4">
            {t("Me prévenir quand un projet arrive près de chez moi")}
          </Title>
          <ErrorSummary errors={errors} attempt={attempt} />
          {refused && (
            <Alert color="red" role="alert">
              {refused}
            </Alert>
          )}
          <TextInput
            id="alert-email"
            type="email"
            autoComplete="email"
            label={t("Votre adresse e-mail")}
            description={t("Elle ne sert qu’à cette alerte.")}
            {...form.getInputProps("email")}
          />
          <AddressField
            id="alert-address"
            label={t("L’adresse de votre logement ou de votre site")}
            value={form.values.address}
            onChange={(chosen) => {
              form.setFieldValue("address", chosen);
              form.clearErrors();
            }}
            error={addressErrors?.[1]}
          />
          <Button type="submit" disabled={creation.isPending}>
            {creation.isPending ? messages.loading : t("Me prévenir")}
          </Button>
        </Stack>
      </form>
    </Paper>
  );
}
