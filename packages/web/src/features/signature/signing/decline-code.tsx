import { Button, Text } from "@mantine/core";
import { type SignatureSession, signatureCalls } from "@mec/api/signature";
import { codeMinutes } from "@mec/domain/signature";
import { t } from "../../../platform/i18n.ts";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../ui/forms/use-submit.ts";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";
import { AroundAddress } from "./around-address.tsx";
import type { Refusal } from "./refusal.ts";
import { ResendCode } from "./resend-code.tsx";
import { codeFault, otherFailure } from "./sending-faults.ts";
import { type CodeForm, codeErrorTitle, codeSchema, SigningCodeField } from "./signing-code-field.tsx";
import { useOver } from "./use-over.ts";

interface Props {
  token: string;
  signer: SignatureSession["signer"];
  refusal: Refusal;
  onClose: () => void;
  onDeclined: (session: SignatureSession) => void;
  onEnded: (text: string) => void;
}

/** The code received by mail, which confirms the refusal. */
export function DeclineCode({ token, signer, refusal, onClose, onDeclined, onEnded }: Props) {
  const over = useOver(token, onEnded);
  const form = useSchemaForm<CodeForm>(codeSchema, { code: "" });

  const declining = useSubmit(
    form,
    (call, { code }) => call(signatureCalls.decline, { params: { token }, body: { ...refusal, code } }),
    {
      after: onDeclined,
      refused: async (error) => {
        const fault = codeFault(error);
        if (fault) form.setFieldError("code", fault);
        if (fault || !(await over(error))) return fault;
        onClose();
        return true;
      },
      explain: otherFailure,
    },
  );

  return (
    <>
      <CheckedForm
        {...declining}
        submitLabel={t("Refuser de signer")}
        errorTitle={codeErrorTitle()}
        beside={
          <Button variant="subtle" onClick={onClose}>
            {t("Annuler")}
          </Button>
        }
      >
        <Text size="sm" role="status">
          <AroundAddress
            address={signer.maskedEmail}
            text={t("Recopiez le code envoyé à {{email}}. Il est valable {{minutes}}\u00a0minutes.", {
              email: signer.maskedEmail,
              minutes: codeMinutes,
            })}
          />
        </Text>
        <SigningCodeField form={form} />
      </CheckedForm>
      <ResendCode token={token} documentIds={refusal.documentIds} onEnded={onEnded} />
    </>
  );
}
