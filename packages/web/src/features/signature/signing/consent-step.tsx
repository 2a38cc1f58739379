import { Checkbox, TextInput } from "@mantine/core";
import { signatureCalls } from "@mec/api/signature";
import { cleanText } from "@mec/domain/shared";
import { useState } from "react";
import * as z from "zod";
import { useClient } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { FieldGroup } from "../../../ui/fields/field-group.tsx";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { CheckedForm, Wizard } from "../../../ui/wizard/index.ts";
import { DeclineButton } from "./decline-button.tsx";
import { DocumentList } from "./document-list.tsx";
import { DrawingField } from "./drawing-field.tsx";
import { partNames } from "./part-names.ts";
import styles from "./signing.module.css";
import type { DeclinableProps } from "./step-props.ts";
import { useSignatureCache } from "./use-signature.ts";
import { isOver, otherFailure } from "./words.ts";

type Consent = { hasConsented: boolean; name: string };

const schema = z.object({
  hasConsented: z.literal(true, { error: "Cochez la case pour consentir à signer." }),
  name: cleanText({ min: 3, max: 130, message: "Écrivez votre prénom et votre nom." }),
});

/** The consent, the name that stands for the signature, and the code asked for. */
export function ConsentStep({ token, session, documents, draft, keep, go, onDecline }: DeclinableProps) {
  const { signer, consentText } = session;
  const call = useClient();
  const { refresh } = useSignatureCache(token);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useSchemaForm<Consent>(schema, { hasConsented: draft.hasConsented, name: draft.name }, keep);
  const consent = form.getInputProps("hasConsented", { type: "checkbox" });

  async function askForCode() {
    setFailure(null);
    try {
      await call(signatureCalls.sendSignatureCode, { params: { token } });
      go({ name: "code" });
    } catch (error) {
      if (isOver(error)) await refresh();
      else setFailure(otherFailure(error));
    }
  }

  return (
    <Wizard
      steps={partNames()}
      current={1}
      title={t("Votre accord et votre nom")}
      onBack={() => go({ name: "read", rank: documents.length - 1 })}
    >
      <CheckedForm
        form={form}
        onValid={askForCode}
        submitLabel={t("Recevoir mon code par e-mail")}
        failure={failure}
        beside={<DeclineButton onClick={onDecline} />}
      >
        <FieldGroup legend={t("Vous signez")}>
          <DocumentList
            documents={documents}
            read={draft.read}
            onOpen={(rank) => go({ name: "read", rank })}
          />
        </FieldGroup>
        <FieldGroup legend={t("Votre accord")}>
          <p className={styles.consent} id="consent-text">
            {consentText}
          </p>
          <Checkbox
            id="hasConsented"
            checked={consent.checked}
            onChange={consent.onChange}
            error={consent.error}
            label={t("J’ai lu ce texte et je consens.")}
            aria-describedby="consent-text"
          />
        </FieldGroup>
        <FieldGroup legend={t("Votre signature")}>
          <TextInput
            {...fieldOf(form, "name")}
            label={t("Votre prénom et votre nom")}
            description={t("Écrivez-les comme vous signeriez\u00a0: {{name}}", {
              name: `${signer.firstName} ${signer.lastName}`,
            })}
            autoComplete="name"
            maxLength={130}
          />
          <DrawingField drawing={draft.drawing} onChange={(drawing) => keep({ drawing })} />
        </FieldGroup>
      </CheckedForm>
    </Wizard>
  );
}
