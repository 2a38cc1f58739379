import { Button, Text } from "@mantine/core";
import { type SignatureSession, signatureCalls } from "@mec/api/signature";
import { codeMinutes } from "@mec/domain/signature";
import { useState } from "react";
import { useClient } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";
import { CodeField, type CodeForm, codeSchema } from "./code-field.tsx";
import type { Refusal } from "./refusal.ts";
import { ResendCode } from "./resend-code.tsx";
import { useSignatureCache } from "./use-signature.ts";
import { codeFault, isOver, otherFailure } from "./words.ts";

interface Props {
  token: string;
  signer: SignatureSession["signer"];
  refusal: Refusal;
  onClose: () => void;
  onDeclined: (session: SignatureSession) => void;
}

/** The code that came by mail, which refuses. */
export function DeclineCode({ token, signer, refusal, onClose, onDeclined }: Props) {
  const call = useClient();
  const { refresh } = useSignatureCache(token);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useSchemaForm<CodeForm>(codeSchema, { code: "" });

  async function decline({ code }: CodeForm) {
    setFailure(null);
    try {
      onDeclined(await call(signatureCalls.decline, { params: { token }, body: { ...refusal, code } }));
    } catch (error) {
      const fault = codeFault(error);
      if (fault) return form.setFieldError("code", fault);
      if (!isOver(error)) return setFailure(otherFailure(error));
      await refresh();
      onClose();
    }
  }

  return (
    <>
      <CheckedForm
        form={form}
        onValid={decline}
        submitLabel={t("Refuser de signer")}
        failure={failure}
        beside={
          <Button variant="subtle" onClick={onClose}>
            {t("Annuler")}
          </Button>
        }
      >
        <Text size="sm" role="status">
          {t("Recopiez le code envoyé à {{email}}. Il est valable {{minutes}}\u00a0minutes.", {
            email: signer.maskedEmail,
            minutes: codeMinutes,
          })}
        </Text>
        <CodeField form={form} />
      </CheckedForm>
      <ResendCode token={token} />
    </>
  );
}
