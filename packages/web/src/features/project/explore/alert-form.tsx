import { Alert, Paper, Stack, TextInput, Title } from "@mantine/core";
import { publicProjectCalls } from "@mec/api/project";
import type { Address } from "@mec/domain/address";
import { projectAlertSchema } from "@mec/domain/project";
import { IconCircleCheck, IconMail } from "@tabler/icons-react";
import { useState } from "react";
import * as z from "zod";
import { AddressField } from "../../../parts/address/address-field.tsx";
import { t } from "../../../platform/i18n.ts";
import { useIsProvenMailbox } from "../../../platform/own-profile.ts";
import { useSession } from "../../../platform/session.ts";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../ui/forms/use-submit.ts";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";

const { email, address } = projectAlertSchema.shape;
/** Its fields' ids are theirs alone: it stands on pages that have other forms. */
const schema = z.object({ alertEmail: email, alertAddress: address });
type Values = { alertEmail: string; alertAddress: Address | null };

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
  const [isKept, setKept] = useState(false);
  const known: Values = { alertEmail: user?.email ?? "", alertAddress: address?.street ? address : null };
  const form = useSchemaForm<Values>(schema, known);
  const creation = useSubmit(
    form,
    (call, values) => {
      const { alertEmail, alertAddress } = schema.parse(values);
      return call(publicProjectCalls.createProjectAlert, {
        body: { email: alertEmail, address: alertAddress },
      });
    },
    {
      rename: (path) => path.replace(/^email$/, "alertEmail").replace(/^address/, "alertAddress"),
      after: () => setKept(true),
    },
  );
  if (isKept) return <AlertKept email={form.values.alertEmail} />;
  return (
    <Paper withBorder p="lg">
      <CheckedForm {...creation} submitLabel={t("Me prévenir")}>
        <Stack gap="md">
          <Title order={2} size="h4">
            {t("Me prévenir quand un projet arrive près de chez moi")}
          </Title>
          <TextInput
            {...fieldOf(form, "alertEmail")}
            type="email"
            autoComplete="email"
            label={t("Votre adresse e-mail")}
            description={t("Elle ne sert qu’à cette alerte.")}
          />
          <AddressField
            {...fieldOf(form, "alertAddress")}
            label={t("L’adresse de votre logement ou de votre site")}
          />
        </Stack>
      </CheckedForm>
    </Paper>
  );
}
