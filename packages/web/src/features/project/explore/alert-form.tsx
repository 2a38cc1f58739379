import { Alert, Button, Paper, Stack, TextInput, Title } from "@mantine/core";
import { publicProjectCalls } from "@mec/api/project";
import type { Address } from "@mec/domain/address";
import { projectAlertSchema } from "@mec/domain/project";
import { messages } from "@mec/domain/shared";
import { IconCircleCheck, IconMail } from "@tabler/icons-react";
import { useState } from "react";
import { AddressField } from "../../../parts/address/address-field.tsx";
import { t } from "../../../platform/i18n.ts";
import { useIsProvenMailbox } from "../../../platform/own-profile.ts";
import { useSession } from "../../../platform/session.ts";
import { ErrorSummary } from "../../../ui/forms/error-summary.tsx";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../ui/forms/use-submit.ts";

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
  const { user } = useSession();
  const [attempt, setAttempt] = useState(0);
  const [isKept, setKept] = useState(false);
  const known: Values = { email: user?.email ?? "", address: address?.street ? address : null };
  const form = useSchemaForm<Values>(projectAlertSchema, known);
  const creation = useSubmit(
    form,
    (call, values) => call(publicProjectCalls.createProjectAlert, { body: projectAlertSchema.parse(values) }),
    { after: () => setKept(true) },
  );
  const tried = () => setAttempt((before) => before + 1);
  if (isKept) return <AlertKept email={form.values.email} />;

  const addressErrors = Object.entries(form.errors).find(([path]) => path.startsWith("address"));
  const errors = { "alert-email": form.errors.email, "alert-address": addressErrors?.[1] };
  return (
    <Paper withBorder p="lg">
      <form noValidate onSubmit={form.onSubmit((values) => creation.onValid(values).then(tried), tried)}>
        <Stack gap="md">
          <Title order={2} size="h4">
            {t("Me prévenir quand un projet arrive près de chez moi")}
          </Title>
          <ErrorSummary errors={errors} attempt={attempt} />
          {creation.failure && (
            <Alert color="red" role="alert">
              {creation.failure}
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
