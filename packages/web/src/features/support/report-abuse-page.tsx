import { Alert, Anchor, Textarea } from "@mantine/core";
import { pages } from "@mec/api";
import { supportCalls } from "@mec/api/support";
import { abuseReportSchema } from "@mec/domain/support";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { frenchMessage } from "../../platform/client.tsx";
import { t } from "../../platform/i18n.ts";
import { fieldOf } from "../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../ui/forms/use-submit.ts";
import { Page } from "../../ui/layout/page.tsx";
import { CheckedForm } from "../../ui/wizard/checked-form.tsx";

const schema = abuseReportSchema.pick({ reason: true });

function ReportForm({ token, onSent }: { token: string; onSent: () => void }) {
  const form = useSchemaForm(schema, { reason: "" });

  const report = useSubmit(
    form,
    (call, values) => call(supportCalls.reportAbuse, { body: { token, ...schema.parse(values) } }),
    {
      after: onSent,
      explain: (error) =>
        frenchMessage(error, t("Ce lien n’est plus valable\u00a0: l’e-mail dont il vient n’est plus connu.")),
    },
  );

  return (
    <CheckedForm {...report} submitLabel={t("Signaler cet e-mail")}>
      <Textarea
        {...fieldOf(form, "reason")}
        label={t("Qu’est-ce qui ne va pas\u202f? (facultatif)")}
        description={t("Vous ne connaissez pas l’expéditeur, le message est trompeur, insultant…")}
        autosize
        minRows={4}
        maxRows={10}
      />
    </CheckedForm>
  );
}

function Incomplete() {
  return (
    <Alert color="sun" title={t("Ce lien est incomplet")}>
      {t("Ouvrez le lien «\u00a0Signaler un abus\u00a0» au bas de l’e-mail reçu, ou écrivez-nous\u00a0:")}{" "}
      <Anchor component={Link} to={pages.legalNotice.to()} inherit>
        {t("notre adresse est dans les mentions légales")}
      </Anchor>
      .
    </Alert>
  );
}

/** `/signaler-un-abus`: the receiver of a mail that should not have been sent tells support. */
export function ReportAbusePage() {
  const [params] = useSearchParams();
  const [isSent, setSent] = useState(false);
  const token = params.get("ref");
  return (
    <Page
      title={t("Signaler un abus")}
      size="form"
      intro={t("Notre équipe relira l’e-mail que vous avez reçu et le projet qu’il concerne.")}
    >
      {token === null && <Incomplete />}
      {token !== null && !isSent && <ReportForm token={token} onSent={() => setSent(true)} />}
      {isSent && (
        <Alert role="status" color="green" title={t("Merci, votre signalement est enregistré")}>
          {t("Notre équipe l’examinera. Votre adresse n’est pas communiquée à l’expéditeur.")}
        </Alert>
      )}
    </Page>
  );
}
