import { Button, Checkbox, Stack, Text, Textarea } from "@mantine/core";
import { type SignatureSession, signatureCalls } from "@mec/api/signature";
import { cleanText } from "@mec/domain/shared";
import { useState } from "react";
import * as z from "zod";
import { t } from "../../../platform/i18n.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../ui/forms/use-submit.ts";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";
import { DeclineCode } from "./decline-code.tsx";
import type { Refusal } from "./refusal.ts";
import { otherFailure } from "./sending-faults.ts";
import { useOver } from "./use-over.ts";
import type { SignableDocument } from "./words.ts";

/** In the reader's language, which is known once the app runs. */
const schemaNow = () =>
  z.object({
    reason: cleanText({
      min: 3,
      max: 1000,
      multiline: true,
      message: t("Expliquez en quelques mots pourquoi vous ne signez pas."),
    }),
    documentIds: z.array(z.string()).min(1, { error: t("Choisissez au moins un document.") }),
  });

interface ReasonProps {
  token: string;
  documents: readonly SignableDocument[];
  onClose: () => void;
  onEnded: (text: string) => void;
  /** Called once the code is on its way. */
  onAsked: (refusal: Refusal) => void;
}

/** Which documents are refused, and why; a code then proves that the signatory himself refuses. */
function DeclineReason({ token, documents, onClose, onEnded, onAsked }: ReasonProps) {
  const over = useOver(token, onEnded);
  const [schema] = useState(schemaNow);
  const form = useSchemaForm<Refusal>(schema, { reason: "", documentIds: documents.map(({ id }) => id) });

  const askForCode = useSubmit(
    form,
    (call, { documentIds }) =>
      call(signatureCalls.sendSignatureCode, { params: { token }, body: { documentIds } }),
    {
      after: (_, refusal) => onAsked({ ...refusal, reason: refusal.reason.trim() }),
      refused: async (error) => {
        if (!(await over(error))) return false;
        onClose();
        return true;
      },
      explain: otherFailure,
    },
  );

  return (
    <CheckedForm
      {...askForCode}
      submitLabel={t("Recevoir mon code par e-mail")}
      beside={
        <Button variant="subtle" onClick={onClose}>
          {t("Annuler")}
        </Button>
      }
    >
      <Text size="sm">
        <Unbroken
          text={t(
            "Le porteur du projet est prévenu et lit votre raison. Il pourra corriger les documents et vous les renvoyer. Un code envoyé par e-mail confirme que c’est bien vous qui refusez.",
          )}
        />
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
  );
}

interface Props {
  token: string;
  session: SignatureSession;
  documents: readonly SignableDocument[];
  onClose: () => void;
  onEnded: (text: string) => void;
  onDeclined: (session: SignatureSession) => void;
}

/** Refuses some or all documents, with a reason that the owner receives, and a code as for a signature. */
export function DeclineDialog({ token, session, documents, onClose, onEnded, onDeclined }: Props) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const common = { token, onClose, onEnded };
  return (
    <Dialog title={t("Refuser de signer")} onClose={onClose}>
      {refusal ? (
        <DeclineCode {...common} signer={session.signer} refusal={refusal} onDeclined={onDeclined} />
      ) : (
        <DeclineReason {...common} documents={documents} onAsked={setRefusal} />
      )}
    </Dialog>
  );
}
