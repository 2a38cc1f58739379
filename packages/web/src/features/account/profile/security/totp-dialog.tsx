import { Code, Stack } from "@mantine/core";
import { securityCalls } from "@mec/api/account";
import { totpCodeSchema } from "@mec/domain/account";
import { useState } from "react";
import * as z from "zod";
import { frenchMessage, useClient } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { fieldOf } from "../../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { QrCode } from "../../../../ui/illustrations/qr-code.tsx";
import { CheckedForm } from "../../../../ui/wizard/checked-form.tsx";
import { CodeField } from "../../factors/code-field.tsx";

const schema = z.object({ code: totpCodeSchema });
const inFours = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(" ");

interface Props {
  secret: { secret: string; uri: string };
  onClose: () => void;
  onEnrolled: (codes: string[] | null) => Promise<void>;
}

/** Gives the secret to the app, as a picture and as a text, and asks for a first code of it. */
export function TotpDialog({ secret: { secret, uri }, onClose, onEnrolled }: Props) {
  const call = useClient();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useSchemaForm(schema, { code: "" });

  async function enrol(values: { code: string }) {
    setFailure(null);
    try {
      const { recoveryCodes } = await call(securityCalls.confirmTotp, { body: schema.parse(values) });
      await onEnrolled(recoveryCodes);
    } catch (error) {
      setFailure(frenchMessage(error));
    }
  }

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
        <CheckedForm form={form} onValid={enrol} submitLabel={t("Vérifier et ajouter")} failure={failure}>
          <CodeField {...fieldOf(form, "code")} label={t("Le code à 6 chiffres que montre l’application")} />
        </CheckedForm>
      </Stack>
    </Dialog>
  );
}
