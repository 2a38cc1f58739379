import { Alert, Text, Title } from "@mantine/core";
import { signedPaperCalls } from "@mec/api/signature";
import { forgottenPasswordSchema } from "@mec/domain/account";
import { IconMailCheck } from "@tabler/icons-react";
import { useState } from "react";
import { t } from "../../../platform/i18n.ts";
import { EmailField } from "../../../ui/fields/email-field.tsx";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../ui/forms/use-submit.ts";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";

/** Has a link mailed to a person who signed something, with or without an account. */
export function AskSignedPapers() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useSchemaForm(forgottenPasswordSchema, { email: "" });

  const asking = useSubmit(
    form,
    async (call, values) => {
      const body = forgottenPasswordSchema.parse(values);
      await call(signedPaperCalls.askSignedPapers, { body });
      return body.email;
    },
    { after: setSentTo },
  );

  return (
    <section aria-labelledby="signed-papers">
      <Title order={2} size="h4" id="signed-papers" mb="sm">
        {t("Retrouver mes papiers signés")}
      </Title>
      <Text className="prose" mb="md">
        <Unbroken
          text={t(
            "Nous conservons au moins 5\u00a0ans ce que tous ont signé, même si le projet ou votre compte n’existe plus. Indiquez l’adresse e-mail avec laquelle vous avez signé\u00a0: un lien y est envoyé.",
          )}
        />
      </Text>
      {sentTo === null ? (
        <div style={{ maxWidth: 480 }}>
          <CheckedForm {...asking} submitLabel={t("Recevoir le lien")}>
            <EmailField {...fieldOf(form, "email")} />
          </CheckedForm>
        </div>
      ) : (
        <Alert
          role="status"
          color="green"
          icon={<IconMailCheck aria-hidden />}
          title={t("Votre demande est enregistrée")}
        >
          {t(
            "Si des papiers ont été signés avec {{email}}, un lien vient d’y être envoyé. Il est valable 24\u00a0heures.",
            { email: sentTo },
          )}
        </Alert>
      )}
    </section>
  );
}
