import { Alert, Button, SimpleGrid, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { publicProjectCalls } from "@mec/api/project";
import { type ContactMessage, contactMessageSchema } from "@mec/domain/project";
import { messages } from "@mec/domain/shared";
import { IconCircleCheck, IconMail } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useDraft } from "../../../platform/draft.ts";
import { t } from "../../../platform/i18n.ts";
import { useIsProvenMailbox } from "../../../platform/own-profile.ts";
import { useSession } from "../../../platform/session.ts";
import { ErrorSummary } from "../../../ui/forms/error-summary.tsx";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../ui/forms/use-submit.ts";
import { SeeMore } from "../../../ui/layout/see-more.tsx";
import classes from "./project-page.module.css";
import type { ProjectOnPage } from "./use-public-page.ts";

const blank: ContactMessage = { name: "", email: "", message: "" };

function ContactForm({ projectId, onSent }: { projectId: string; onSent: (email: string) => void }) {
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

/**
 * The message is sent at once when this address is proven to be the sender's; otherwise once the mailed link
 * is opened.
 */
function Sent({ email }: { email: string }) {
  const isProven = useIsProvenMailbox();
  if (isProven(email)) {
    return (
      <Alert color="green" icon={<IconCircleCheck aria-hidden />} title={t("Votre message est parti")}>
        {t("Le porteur du projet le reçoit par e-mail et vous répondra à l’adresse que vous avez donnée.")}
      </Alert>
    );
  }
  return (
    <Alert
      color="sun"
      icon={<IconMail aria-hidden />}
      title={t("Encore une étape\u00a0: ouvrez votre messagerie")}
    >
      <span style={{ overflowWrap: "anywhere" }}>
        {t(
          "Nous avons envoyé un lien à {{email}}. Votre message partira dès que vous l’aurez ouvert, dans les 7\u00a0jours.",
          { email },
        )}
      </span>
    </Alert>
  );
}

/** A form to write to the owner, whose own address stays hidden. */
export function ContactSection({ project }: { project: ProjectOnPage }) {
  const [sentBy, setSentBy] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  // This section is rendered late, when the browser has already given up looking for the anchor.
  useEffect(() => {
    if (window.location.hash === "#project-contact") section.current?.scrollIntoView();
  }, []);
  return (
    <section ref={section} aria-labelledby="project-contact">
      <h2 id="project-contact" className={classes.heading}>
        {t("Une question au porteur du projet ?")}
      </h2>
      {!project.ownerVerified && (
        <Text size="sm" c="dimmed" mb="md">
          {t("Le porteur n’a pas encore confirmé son adresse e-mail : sa réponse peut tarder.")}
        </Text>
      )}
      <div role="status">{sentBy !== null && <Sent email={sentBy} />}</div>
      {sentBy === null && (
        <SeeMore label={t("Écrire au porteur du projet")} anchors={["project-contact"]}>
          <ContactForm projectId={project.id} onSent={setSentBy} />
        </SeeMore>
      )}
    </section>
  );
}
