import { Anchor, Divider, Stack, TextInput } from "@mantine/core";
import { signInCalls } from "@mec/api/account";
import { recoveryCodeSchema, totpCodeSchema } from "@mec/domain/account";
import { type ReactNode, useState } from "react";
import * as z from "zod";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import { useAdoptSession } from "../../../platform/session.ts";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../ui/forms/use-submit.ts";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";
import { CodeField } from "../factors/code-field.tsx";
import { PasskeyButton } from "../factors/passkey-button.tsx";

const codeSchema = z.object({ code: totpCodeSchema });
const recoverySchema = z.object({ recoveryCode: recoveryCodeSchema });

interface FormProps {
  beside: ReactNode;
}

function ByCode({ beside, demonstrationCode }: FormProps & { demonstrationCode: string | null }) {
  const form = useSchemaForm(codeSchema, { code: "" });
  const proving = useSubmit(
    form,
    (call, values) => call(signInCalls.proveSecondFactor, { body: codeSchema.parse(values) }),
    { after: useAdoptSession() },
  );
  return (
    <CheckedForm {...proving} submitLabel={t("Continuer")} beside={beside}>
      <CodeField
        {...fieldOf(form, "code")}
        description={t("Celui que montre votre application d’authentification.")}
        autoFocus
      />
      {demonstrationCode && (
        <Anchor href={demonstrationCode} target="_blank">
          {t("Afficher le code de démonstration (nouvel onglet)")}
        </Anchor>
      )}
    </CheckedForm>
  );
}

function ByRecoveryCode({ beside }: FormProps) {
  const form = useSchemaForm(recoverySchema, { recoveryCode: "" });
  const proving = useSubmit(
    form,
    (call, values) => call(signInCalls.proveSecondFactor, { body: recoverySchema.parse(values) }),
    { after: useAdoptSession() },
  );
  return (
    <CheckedForm {...proving} submitLabel={t("Continuer")} beside={beside}>
      <TextInput
        {...fieldOf(form, "recoveryCode")}
        label={t("Code de secours")}
        description={t("Un de ceux que vous avez gardés. Il ne servira qu’une fois.")}
        autoComplete="off"
        autoFocus
        maw={320}
      />
    </CheckedForm>
  );
}

/**
 * After a correct password, the second factor that the account requires. The page around it sees the session
 * change.
 */
export function SecondFactorForm({ onAbandon }: { onAbandon: () => void }) {
  const adoptSession = useAdoptSession();
  const [isRecovery, setRecovery] = useState(false);
  const { data, error, refetch } = useAnswer(
    signInCalls.getSecondFactor,
    {},
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false },
  );
  const beside = (
    <Anchor component="button" type="button" onClick={onAbandon}>
      {t("Revenir")}
    </Anchor>
  );
  return (
    <Loaded of={{ data, error, retry: refetch }}>
      {({ totp, recoveryCode, passkey, demonstrationCode }) => {
        const isCodeShown = totp && !isRecovery;
        return (
          <Stack gap="lg">
            <div role="status">{t("Votre mot de passe est bon. Il reste une étape.")}</div>
            {passkey && !isRecovery && (
              <PasskeyButton
                request={passkey}
                prove={(call, signed) => call(signInCalls.proveSecondFactor, { body: { passkey: signed } })}
                after={adoptSession}
              />
            )}
            {passkey && isCodeShown && <Divider label={t("ou")} />}
            {isCodeShown && <ByCode beside={beside} demonstrationCode={demonstrationCode} />}
            {isRecovery && <ByRecoveryCode beside={beside} />}
            {!isCodeShown && !isRecovery && <div>{beside}</div>}
            {recoveryCode && (
              <Anchor component="button" type="button" ta="start" onClick={() => setRecovery(!isRecovery)}>
                {isRecovery ? t("Utiliser un autre moyen") : t("Utiliser un code de secours")}
              </Anchor>
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}
