import { Text } from "@mantine/core";
import { type SignatureSession, signatureCalls } from "@mec/api/signature";
import { codeMinutes, signingName } from "@mec/domain/signature";
import { t } from "../../../platform/i18n.ts";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../ui/forms/use-submit.ts";
import { CheckedForm, Wizard } from "../../../ui/wizard/index.ts";
import { AroundAddress } from "./around-address.tsx";
import { partNames } from "./part-names.ts";
import { ResendCode } from "./resend-code.tsx";
import { codeFault, otherFailure } from "./sending-faults.ts";
import styles from "./signing.module.css";
import { type CodeForm, codeErrorTitle, codeSchema, SigningCodeField } from "./signing-code-field.tsx";
import type { StepProps } from "./step-props.ts";
import { useOver } from "./use-over.ts";
import { signerText, signLabel } from "./words.ts";

interface Props extends StepProps {
  onSigned: (session: SignatureSession) => void;
}

/** The code received by mail, which signs all the documents at once. */
export function CodeStep({ token, session, documents, draft, go, onEnded, onSigned }: Props) {
  const over = useOver(token, onEnded);
  const documentIds = documents.map(({ id }) => id);
  const form = useSchemaForm<CodeForm>(codeSchema, { code: "" });
  const name = signingName(session.signer);

  const signing = useSubmit(
    form,
    (call, { code }) =>
      call(signatureCalls.sign, {
        params: { token },
        body: {
          code,
          consent: true,
          name,
          ...(draft.drawing ? { drawing: draft.drawing } : {}),
          ...(session.earlySupplyText ? { asksEarlySupply: draft.asksEarlySupply } : {}),
          documentIds,
          ...(session.isReadingKept ? { read: documentIds.filter((id) => draft.read.includes(id)) } : {}),
        },
      }),
    {
      after: onSigned,
      refused: async (error) => {
        const fault = codeFault(error);
        if (fault) form.setFieldError("code", fault);
        return fault ? true : over(error);
      },
      explain: otherFailure,
    },
  );

  return (
    <Wizard
      steps={partNames()}
      current={2}
      title={t("Recopiez le code reçu par e-mail")}
      intro={
        <AroundAddress
          address={session.signer.maskedEmail}
          text={t(
            "Envoyé à {{email}}, valable {{minutes}}\u00a0minutes. Regardez aussi dans les courriers indésirables.",
            { email: session.signer.maskedEmail, minutes: codeMinutes },
          )}
        />
      }
      onBack={() => go({ name: "consent" })}
    >
      <div className={styles.form}>
        <CheckedForm {...signing} submitLabel={signLabel(documents.length)} errorTitle={codeErrorTitle()}>
          <SigningCodeField form={form} />
          <Text size="sm" c="dimmed">
            {t("Signature de\u00a0: {{name}}.", { name: signerText(session.signer) })}
          </Text>
        </CheckedForm>
      </div>
      <ResendCode token={token} documentIds={documentIds} onEnded={onEnded} />
    </Wizard>
  );
}
