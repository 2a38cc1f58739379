import { Anchor, Divider, Stack, TextInput } from "@mantine/core";
import type { RequestInput } from "@mec/api";
import { signInCalls } from "@mec/api/account";
import { recoveryCodeSchema, totpCodeSchema } from "@mec/domain/account";
import { type ReactNode, useState } from "react";
import * as z from "zod";
import { useAct } from "../../../platform/act.ts";
import { useAnswer } from "../../../platform/answer.ts";
import { frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { useAdoptSession } from "../../../platform/session.ts";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";
import { CodeField } from "../factors/code-field.tsx";
import { PasskeyButton } from "../factors/passkey-button.tsx";

type Proof = RequestInput<typeof signInCalls.proveSecondFactor>["body"];

interface FormProps {
  prove: (proof: Proof) => Promise<void>;
  failure: string | null;
  beside: ReactNode;
}

const codeSchema = z.object({ code: totpCodeSchema });
const recoverySchema = z.object({ recoveryCode: recoveryCodeSchema });

function ByCode({ prove, demonstrationCode, ...rest }: FormProps & { demonstrationCode: string | null }) {
  const form = useSchemaForm(codeSchema, { code: "" });
  return (
    <CheckedForm
      form={form}
      onValid={(values) => prove(codeSchema.parse(values))}
      submitLabel={t("Continuer")}
      {...rest}
    >
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

function ByRecoveryCode({ prove, ...rest }: FormProps) {
  const form = useSchemaForm(recoverySchema, { recoveryCode: "" });
  return (
    <CheckedForm
      form={form}
      onValid={(values) => prove(recoverySchema.parse(values))}
      submitLabel={t("Continuer")}
      {...rest}
    >
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
  const [failure, setFailure] = useState<string | null>(null);
  const [isRecovery, setRecovery] = useState(false);
  const { data, error, refetch } = useAnswer(
    signInCalls.getSecondFactor,
    {},
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false },
  );

  const proving = useAct((call, proof: Proof) => call(signInCalls.proveSecondFactor, { body: proof }), {
    before: () => setFailure(null),
    after: adoptSession,
    failed: (refusal) => setFailure(frenchMessage(refusal)),
  });
  const prove = (proof: Proof) =>
    proving.mutateAsync(proof).then(
      () => undefined,
      () => undefined,
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
              <div>
                <PasskeyButton
                  request={passkey}
                  onSigned={(signed) => prove({ passkey: signed })}
                  onFailure={setFailure}
                />
              </div>
            )}
            {passkey && isCodeShown && <Divider label={t("ou")} />}
            {isCodeShown && (
              <ByCode prove={prove} failure={failure} beside={beside} demonstrationCode={demonstrationCode} />
            )}
            {isRecovery && <ByRecoveryCode prove={prove} failure={failure} beside={beside} />}
            {!isCodeShown && !isRecovery && (
              <>
                {failure && <div role="alert">{failure}</div>}
                <div>{beside}</div>
              </>
            )}
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
