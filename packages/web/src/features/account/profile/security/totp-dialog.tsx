import { Code, Stack } from "@mantine/core";
import { securityCalls } from "@mec/api/account";
import { totpCodeSchema } from "@mec/domain/account";
import * as z from "zod";
import { t } from "../../../../platform/i18n.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { fieldOf } from "../../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../../ui/forms/use-submit.ts";
import { QrCode } from "../../../../ui/illustrations/qr-code.tsx";
import { CheckedForm } from "../../../../ui/wizard/checked-form.tsx";
import { CodeField } from "../../factors/code-field.tsx";
import { changedFactors } from "./security-query.ts";

const schema = z.object({ code: totpCodeSchema });
const inFours = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(" ");

interface Props {
  secret: { secret: string; uri: string };
  onClose: () => void;
  onEnrolled: (codes: string[] | null) => void;
}

/** Shows the secret for the app, as a QR code and as a text, and asks for a first code. */
export function TotpDialog({ secret: { secret, uri }, onClose, onEnrolled }: Props) {
  const form = useSchemaForm(schema, { code: "" });

  const enrolment = useSubmit(
    form,
    (call, values) => call(securityCalls.confirmTotp, { body: schema.parse(values) }),
    { leave: ({ recoveryCodes }) => onEnrolled(recoveryCodes), stale: changedFactors },
  );

  return (
    <Dialog title={t("Ajouter une application d’authentification")} onClose={onClose}>
      <Stack gap="lg">
        <div>{t("Avec votre application (Aegis, 2FAS, Google Authenticator…), photographiez ce code.")}</div>
        <div style={{ width: 200, maxWidth: "100%", alignSelf: "center" }}>
          <QrCode url={uri} label={t("Code QR à photographier avec votre application")} />
        </div>
        <div>
          {t("Vous ne pouvez pas le photographier\u202f? Saisissez cette clé\u00a0:")}{" "}
          <Code style={{ overflowWrap: "anywhere" }}>{inFours(secret)}</Code>
        </div>
        <CheckedForm {...enrolment} submitLabel={t("Vérifier et ajouter")}>
          <CodeField {...fieldOf(form, "code")} label={t("Le code à 6 chiffres que montre l’application")} />
        </CheckedForm>
      </Stack>
    </Dialog>
  );
}
