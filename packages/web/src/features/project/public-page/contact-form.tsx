import { Alert, Button, SimpleGrid, Stack, Textarea, TextInput } from "@mantine/core";
import { publicProjectCalls } from "@mec/api/project";
import { type ContactMessage, contactMessageSchema } from "@mec/domain/project";
import { messages } from "@mec/domain/shared";
import { useState } from "react";
import { useDraft } from "../../../platform/draft.ts";
import { t } from "../../../platform/i18n.ts";
import { useSession } from "../../../platform/session.ts";
import { ErrorSummary } from "../../../ui/forms/error-summary.tsx";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../ui/forms/use-submit.ts";

const blank: ContactMessage = { name: "", email: "", message: "" };

/** What a visitor writes to the owner; kept as a draft until it is sent. */
export function ContactForm({ projectId, onSent }: { projectId: string; onSent: (email: string) => void }) {
  const { user } = useSession();
  const [draft, keep, discard] = useDraft<ContactMessage>(`contact-${projectId}`, blank);
  const [attempt, setAttempt] = useState(0);
  const known = {
    ...draft,
    name: draft.name || (user ? `${user.firstName} ${user.lastName}` : ""),
    email: draft.email || (user?.email ?? ""),
  };
  const form = useSchemaForm<ContactMessage>(contactMessageSchema, known, keep);
  const sending = useSubmit(
    form,
    (call, values) =>
      call(publicProjectCalls.contactOwner, {
        params: { id: projectId },
        body: contactMessageSchema.parse(values),
      }),
    {
      after: (_, values) => {
        discard();
        onSent(contactMessageSchema.parse(values).email);
      },
    },
  );
  const tried = () => setAttempt((before) => before + 1);
  const { name, email, message } = form.errors;
  return (
    <form noValidate onSubmit={form.onSubmit((values) => sending.onValid(values).then(tried), tried)}>
      <Stack gap="md">
        <ErrorSummary
          errors={{ "contact-name": name, "contact-email": email, "contact-message": message }}
          attempt={attempt}
        />
        {sending.failure && (
          <Alert color="red" role="alert">
            {sending.failure}
          </Alert>
        )}
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            id="contact-name"
            label={t("Votre nom")}
            autoComplete="name"
            {...form.getInputProps("name")}
          />
          <TextInput
            id="contact-email"
            type="email"
            label={t("Votre adresse e-mail")}
            autoComplete="email"
            {...form.getInputProps("email")}
          />
        </SimpleGrid>
        <Textarea
          id="contact-message"
          label={t("Votre message")}
          description={t("De 20 à 2 000 caractères. Le porteur du projet vous répondra par e-mail.")}
          autosize
          minRows={4}
          maxRows={12}
          {...form.getInputProps("message")}
        />
        <Button type="submit" disabled={sending.isPending} style={{ alignSelf: "flex-start" }}>
          {sending.isPending ? messages.loading : t("Envoyer mon message")}
        </Button>
      </Stack>
    </form>
  );
}
