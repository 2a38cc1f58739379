import { Button, FileButton, Group, Stack, Text, Textarea } from "@mantine/core";
import { type InvitationInput, invitationSchema } from "@mec/domain/application";
import { plural } from "@mec/domain/shared";
import { IconFileImport } from "@tabler/icons-react";
import type { ReactNode } from "react";
import * as z from "zod";
import type { Consequences } from "../../../../platform/act.ts";
import type { Client } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { fieldOf } from "../../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../../ui/forms/use-submit.ts";
import { Unbroken } from "../../../../ui/layout/unbroken.tsx";
import { CheckedForm } from "../../../../ui/wizard/index.ts";
import { type ReadEmails, readEmails } from "./read-emails.ts";

const schema = z.object({
  emails: z
    .string()
    .transform((text) => readEmails(text).valid)
    .pipe(invitationSchema.shape.emails),
  word: invitationSchema.shape.word.unwrap(),
});

/** A file may hold hundreds of lines that invite nobody. */
const mostNamed = 5;

function Found({ found }: { found: ReadEmails }) {
  return (
    <Stack gap={4} role="status">
      <Text size="sm" fw={600}>
        {plural(found.valid.length, t("adresse reconnue"), t("adresses reconnues"))}
      </Text>
      {found.invalid.length > 0 && (
        <Text size="sm" c="red.9">
          {t("Ces adresses sont mal écrites et ne seront pas invitées\u00a0: {{list}}", {
            list: found.invalid.join(", "),
          })}
        </Text>
      )}
      {found.without.length > 0 && (
        <Text size="sm" c="red.9">
          {t("Sans adresse e-mail, laissé de côté\u00a0: {{list}}", {
            list:
              found.without.slice(0, mostNamed).join(", ") + (found.without.length > mostNamed ? "…" : ""),
          })}
        </Text>
      )}
    </Stack>
  );
}

interface Typed {
  emails: string;
  word: string;
}

interface Props<O> extends Consequences<Typed, O> {
  send: (call: Client, invitation: InvitationInput) => Promise<O>;
  explain: (error: unknown) => ReactNode;
  /** The mail with this word, to read before it is sent. */
  preview: (word: string) => ReactNode;
}

function FromFile({ onFile }: { onFile: (file: File | null) => void }) {
  return (
    <Group>
      <FileButton accept=".csv,.txt,text/csv,text/plain" onChange={onFile}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            size="sm"
            leftSection={<IconFileImport size={18} aria-hidden />}
          >
            {t("Lire un fichier CSV")}
          </Button>
        )}
      </FileButton>
    </Group>
  );
}

/** Addresses pasted or read from a file, and a word of one's own. */
export function InviteForm<O>({ send, preview, ...options }: Props<O>) {
  const form = useSchemaForm(schema, { emails: "", word: "" });
  const inviting = useSubmit(
    form,
    (call, { emails, word }) => send(call, { emails: [...readEmails(emails).valid], word }),
    options,
  );
  const { emails, word } = form.values;
  const add = async (file: File | null) => {
    if (file) form.setFieldValue("emails", [emails.trim(), await file.text()].filter(Boolean).join("\n"));
  };
  return (
    <CheckedForm {...inviting} submitLabel={t("Envoyer les invitations")}>
      <Stack gap="md">
        <Text size="sm">
          <Unbroken
            text={t(
              "Chaque personne reçoit un e-mail avec un lien personnel pour candidater. Sa candidature sera marquée «\u00a0Invitation de votre part\u00a0».",
            )}
          />
        </Text>
        <Textarea
          {...fieldOf(form, "emails")}
          label={t("Adresses e-mail")}
          description={t(
            "Collez-les ici, séparées par des virgules, des espaces ou des retours à la ligne. 500 par jour au plus.",
          )}
          autosize
          minRows={4}
          maxRows={10}
        />
        <FromFile onFile={add} />
        {emails.trim() !== "" && <Found found={readEmails(emails)} />}
        <Textarea
          {...fieldOf(form, "word")}
          label={t("Votre mot (facultatif)")}
          description={t(
            "Ajouté à l’e-mail, cité à votre nom. 500 caractères au plus\u00a0; les adresses de sites n’y sont pas cliquables.",
          )}
          autosize
          minRows={2}
          maxRows={6}
        />
        {preview(word.trim())}
      </Stack>
    </CheckedForm>
  );
}
