import { Button, Group, Text, TextInput } from "@mantine/core";
import { type SignatureSession, signatureCalls } from "@mec/api/signature";
import { messages } from "@mec/domain/shared";
import { codeDigits, codeMinutes, codePattern } from "@mec/domain/signature";
import { useState } from "react";
import * as z from "zod";
import { useClient } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { digitsOf } from "../../../ui/fields/digits.ts";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { CheckedForm, Wizard } from "../../../ui/wizard/index.ts";
import { partNames } from "./part-names.ts";
import styles from "./signing.module.css";
import type { StepProps } from "./step-props.ts";
import { useResendCode } from "./use-resend-code.ts";
import { useSignatureCache } from "./use-signature.ts";
import { codeFault, isOver, otherFailure, signLabel } from "./words.ts";

const schema = z.object({ code: z.string().regex(codePattern, { error: "Le code compte 6 chiffres." }) });

interface Props extends StepProps {
  onSigned: (session: SignatureSession) => void;
}

/** The code that came by mail, and the signature of all the documents at once. */
export function CodeStep({ token, session, documents, draft, go, onSigned }: Props) {
  const call = useClient();
  const { refresh } = useSignatureCache(token);
  const [failure, setFailure] = useState<string | null>(null);
  const resending = useResendCode(token);
  const form = useSchemaForm<{ code: string }>(schema, { code: "" });
  const { onChange, ...field } = fieldOf(form, "code");

  async function sign({ code }: { code: string }) {
    setFailure(null);
    const body = {
      code,
      consent: true as const,
      name: draft.name.trim(),
      ...(draft.drawing ? { drawing: draft.drawing } : {}),
      documentIds: documents.map(({ id }) => id),
    };
    try {
      onSigned(await call(signatureCalls.sign, { params: { token }, body }));
    } catch (error) {
      const fault = codeFault(error);
      if (fault) form.setFieldError("code", fault);
      else if (isOver(error)) await refresh();
      else setFailure(otherFailure(error));
    }
  }

  return (
    <Wizard
      steps={partNames()}
      current={2}
      title={t("Recopiez le code reçu par e-mail")}
      intro={t(
        "Nous l’avons envoyé à {{email}}. Il est valable {{minutes}}\u00a0minutes. S’il n’arrive pas, regardez dans les courriers indésirables.",
        { email: session.signer.maskedEmail, minutes: codeMinutes },
      )}
      onBack={() => go({ name: "consent" })}
    >
      <CheckedForm form={form} onValid={sign} submitLabel={signLabel(documents.length)} failure={failure}>
        <TextInput
          {...field}
          onChange={(event) => onChange(digitsOf(event.currentTarget.value).slice(0, codeDigits))}
          label={t("Code à six chiffres")}
          inputMode="numeric"
          autoComplete="one-time-code"
          className={styles.code}
        />
        <Text size="sm" c="dimmed">
          {t("Signature au nom de {{name}}.", { name: draft.name.trim() })}
        </Text>
      </CheckedForm>
      <Group mt="lg" gap="xs">
        <Button variant="subtle" size="compact-md" disabled={resending.isPending} onClick={resending.resend}>
          {resending.isPending ? messages.loading : t("Recevoir un nouveau code")}
        </Button>
        <Text size="sm" role="status">
          {resending.outcome}
        </Text>
      </Group>
    </Wizard>
  );
}
