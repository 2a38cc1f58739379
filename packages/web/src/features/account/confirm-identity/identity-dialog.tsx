import { Anchor, Divider, Stack } from "@mantine/core";
import { pages } from "@mec/api";
import { signInCalls } from "@mec/api/account";
import { knownPasswordSchema, totpCodeSchema } from "@mec/domain/account";
import { useState } from "react";
import { Link } from "react-router";
import * as z from "zod";
import { KnownPasswordField } from "../../../parts/account/password-field.tsx";
import { useAnswer } from "../../../platform/answer.ts";
import { ApiError, frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../ui/forms/use-submit.ts";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";
import { CodeField } from "../factors/code-field.tsx";
import { PasskeyButton } from "../factors/passkey-button.tsx";

/** The fields' ids are theirs alone: the dialog stands over pages that ask a password or a code, too. */
const passwordSchema = z.object({ identityPassword: knownPasswordSchema });
const codeSchema = z.object({ identityCode: totpCodeSchema });

interface Props {
  onProven: () => void;
}

/** Tries are counted for the account, in whichever session they are made: who has made none reads why, and what is left to her. */
const explain = (error: unknown) =>
  error instanceof ApiError && error.statusCode === 429 ? (
    <>
      {frenchMessage(error)}{" "}
      {t(
        "Les essais de tous vos appareils comptent ensemble. Si ce n’était pas vous, choisissez un nouveau mot de passe\u00a0: toutes vos sessions seront fermées.",
      )}{" "}
      <Anchor component={Link} to={pages.resetPassword.to()} inherit>
        {t("Recevoir le lien par e-mail")}
      </Anchor>
    </>
  ) : (
    frenchMessage(error)
  );

function ByPassword({ onProven }: Props) {
  const form = useSchemaForm(passwordSchema, { identityPassword: "" });
  const proving = useSubmit(
    form,
    (call, { identityPassword }) =>
      call(signInCalls.confirmIdentity, { body: { password: identityPassword } }),
    { rename: (path) => (path === "password" ? "identityPassword" : path), explain, after: onProven },
  );
  return (
    <CheckedForm {...proving} submitLabel={t("Confirmer")}>
      <KnownPasswordField {...fieldOf(form, "identityPassword")} autoFocus />
    </CheckedForm>
  );
}

function ByCode({ onProven }: Props) {
  const form = useSchemaForm(codeSchema, { identityCode: "" });
  const proving = useSubmit(
    form,
    (call, values) =>
      call(signInCalls.confirmIdentity, { body: { code: codeSchema.parse(values).identityCode } }),
    { rename: (path) => (path === "code" ? "identityCode" : path), explain, after: onProven },
  );
  return (
    <CheckedForm {...proving} submitLabel={t("Confirmer")}>
      <CodeField
        {...fieldOf(form, "identityCode")}
        description={t("Celui de votre application d’authentification.")}
        autoFocus
      />
    </CheckedForm>
  );
}

/**
 * Asks the person to prove his identity again, before a change, an export or the deletion of the account. The
 * action then continues; closing the dialog gives it up.
 */
export function IdentityDialog({ onAnswer }: { onAnswer: (confirmed: boolean) => void }) {
  const [isByCode, setByCode] = useState(false);
  const { data: means } = useAnswer(
    signInCalls.startConfirmation,
    {},
    { staleTime: 0, gcTime: 0, retry: false },
  );
  const onProven = () => onAnswer(true);
  const Form = isByCode ? ByCode : ByPassword;
  return (
    <Dialog title={t("Confirmez que c’est bien vous")} onClose={() => onAnswer(false)}>
      <Stack gap="lg">
        <div>
          {t("Cette action touche à la sécurité de votre compte. Nous la reprendrons aussitôt après.")}
        </div>
        <Form onProven={onProven} />
        {(means?.passkey || means?.totp) && <Divider />}
        {means?.passkey && (
          <PasskeyButton
            request={means.passkey}
            prove={(call, passkey) => call(signInCalls.confirmIdentity, { body: { passkey } })}
            after={onProven}
          />
        )}
        {means?.totp && (
          <Anchor component="button" type="button" ta="start" onClick={() => setByCode(!isByCode)}>
            {isByCode ? t("Utiliser mon mot de passe") : t("Utiliser mon application d’authentification")}
          </Anchor>
        )}
      </Stack>
    </Dialog>
  );
}
