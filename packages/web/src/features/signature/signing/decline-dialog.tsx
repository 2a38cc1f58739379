import { Button, Checkbox, Stack, Text, Textarea } from "@mantine/core";
import { type SignatureSession, signatureCalls } from "@mec/api/signature";
import { cleanText } from "@mec/domain/shared";
import { useState } from "react";
import * as z from "zod";
import { useClient } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";
import { useSignatureCache } from "./use-signature.ts";
import { isOver, otherFailure, type SignableDocument } from "./words.ts";

type Refusal = { reason: string; documentIds: string[] };

const schema = z.object({
  reason: cleanText({
    min: 3,
    max: 1000,
    multiline: true,
    message: "Expliquez en quelques mots pourquoi vous ne signez pas.",
  }),
  documentIds: z.array(z.string()).min(1, { error: "Choisissez au moins un document." }),
});

interface Props {
  token: string;
  documents: readonly SignableDocument[];
  onClose: () => void;
  onDeclined: (session: SignatureSession) => void;
}

/** Some documents or all are refused, with a reason that the owner receives. */
export function DeclineDialog({ token, documents, onClose, onDeclined }: Props) {
  const call = useClient();
  const { refresh } = useSignatureCache(token);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useSchemaForm<Refusal>(schema, { reason: "", documentIds: documents.map(({ id }) => id) });

  async function decline({ reason, documentIds }: Refusal) {
    setFailure(null);
    try {
      const body = { reason: reason.trim(), documentIds };
      onDeclined(await call(signatureCalls.decline, { params: { token }, body }));
    } catch (error) {
      if (!isOver(error)) return setFailure(otherFailure(error));
      await refresh();
      onClose();
    }
  }

  return (
    <Dialog title={t("Refuser de signer")} onClose={onClose}>
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
        <Text size="sm">
          {t(
            "Le porteur du projet est prévenu et lit votre raison. Il pourra corriger les documents et vous les renvoyer.",
          )}
        </Text>
        {documents.length > 1 && (
          <Checkbox.Group
            {...form.getInputProps("documentIds")}
            label={t("Les documents que vous refusez")}
            size="md"
          >
            <Stack gap="xs" mt={8}>
              {documents.map(({ id, title }, rank) => (
                <Checkbox key={id} id={rank === 0 ? "documentIds" : undefined} value={id} label={title} />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        <Textarea
          {...fieldOf(form, "reason")}
          label={t("Votre raison")}
          autosize
          minRows={3}
          maxLength={1000}
        />
      </CheckedForm>
    </Dialog>
  );
}
