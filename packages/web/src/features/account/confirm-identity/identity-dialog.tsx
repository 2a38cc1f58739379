import { Anchor, Divider, Stack } from "@mantine/core";
import type { RequestInput } from "@mec/api";
import { signInCalls } from "@mec/api/account";
import { knownPasswordSchema, totpCodeSchema } from "@mec/domain/account";
import { useState } from "react";
import * as z from "zod";
import { KnownPasswordField } from "../../../parts/account/password-field.tsx";
import { useAct } from "../../../platform/act.ts";
import { useAnswer } from "../../../platform/answer.ts";
import { frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";
import { CodeField } from "../factors/code-field.tsx";
import { PasskeyButton } from "../factors/passkey-button.tsx";

type Proof = RequestInput<typeof signInCalls.confirmIdentity>["body"];

const passwordSchema = z.object({ identityPassword: knownPasswordSchema });
const codeSchema = z.object({ identityCode: totpCodeSchema });

interface FormProps {
  prove: (proof: Proof) => Promise<void>;
  failure: string | null;
}

function ByPassword({ prove, failure }: FormProps) {
  const form = useSchemaForm(passwordSchema, { identityPassword: "" });
  return (
    <CheckedForm
      form={form}
      onValid={({ identityPassword }) => prove({ password: identityPassword })}
      submitLabel={t("Confirmer")}
      failure={failure}
    >
      <KnownPasswordField {...fieldOf(form, "identityPassword")} autoFocus />
    </CheckedForm>
  );
}

function ByCode({ prove, failure }: FormProps) {
  const form = useSchemaForm(codeSchema, { identityCode: "" });
  return (
    <CheckedForm
      form={form}
      onValid={(values) => prove({ code: codeSchema.parse(values).identityCode })}
      submitLabel={t("Confirmer")}
      failure={failure}
    >
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
  const [failure, setFailure] = useState<string | null>(null);
  const { data: means } = useAnswer(
    signInCalls.startConfirmation,
    {},
    { staleTime: 0, gcTime: 0, retry: false },
  );

  const proving = useAct((call, proof: Proof) => call(signInCalls.confirmIdentity, { body: proof }), {
    before: () => setFailure(null),
    after: () => onAnswer(true),
    failed: (refusal) => setFailure(frenchMessage(refusal)),
  });
  const prove = (proof: Proof) =>
    proving.mutateAsync(proof).then(
      () => undefined,
      () => undefined,
    );

  const Form = isByCode ? ByCode : ByPassword;
  return (
    <Dialog title={t("Confirmez que c’est bien vous")} onClose={() => onAnswer(false)}>
      <Stack gap="lg">
        <div>
          {t("Cette action touche à la sécurité de votre compte. Nous la reprendrons aussitôt après.")}
        </div>
        <Form prove={prove} failure={failure} />
        {(means?.passkey || means?.totp) && <Divider />}
        {means?.passkey && (
          <div>
            <PasskeyButton
              request={means.passkey}
              onSigned={(passkey) => prove({ passkey })}
              onFailure={setFailure}
            />
          </div>
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
