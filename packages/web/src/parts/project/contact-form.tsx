import { SimpleGrid, Stack, Textarea, TextInput } from "@mantine/core";
import { publicProjectCalls } from "@mec/api/project";
import { type ContactMessage, contactMessageSchema } from "@mec/domain/project";
import { useLocation } from "react-router";
import { useDraft } from "../../platform/draft.ts";
import { t } from "../../platform/i18n.ts";
import { useSession } from "../../platform/session.ts";
import { fieldOf } from "../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../ui/forms/use-submit.ts";
import { Unbroken } from "../../ui/layout/unbroken.tsx";
import { CheckedForm } from "../../ui/wizard/checked-form.tsx";

const blank: ContactMessage = { name: "", email: "", message: "" };

/** The message that the page which led here began. */
function messageOf(state: unknown): string {
  const isBegun = typeof state === "object" && state !== null && "message" in state;
  return isBegun && typeof state.message === "string" ? state.message : "";
}

interface Props {
  projectId: string;
  onSent: (email: string) => void;
  /** How the message begins, where no page led here. */
  begun?: string | undefined;
  /** From the address of the account alone, which is then not asked. */
  isOwnMailbox?: boolean;
}

/** What a visitor writes to the owner; kept as a draft until it is sent. */
export function ContactForm({ projectId, onSent, isOwnMailbox = false, ...told }: Props) {
  const { user } = useSession();
  const [draft, keep, discard] = useDraft<ContactMessage>(`contact-${projectId}`, blank);
  const begun = messageOf(useLocation().state) || told.begun;
  const known = {
    ...draft,
    message: draft.message || (begun ?? ""),
    name: draft.name || (user ? `${user.firstName} ${user.lastName}` : ""),
    email: (!isOwnMailbox && draft.email) || (user?.email ?? ""),
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
  return (
    <CheckedForm {...sending} submitLabel={t("Envoyer mon message")}>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput {...fieldOf(form, "name")} label={t("Votre nom")} autoComplete="name" />
          {!isOwnMailbox && (
            <TextInput
              {...fieldOf(form, "email")}
              type="email"
              label={t("Votre adresse e-mail")}
              autoComplete="email"
            />
          )}
        </SimpleGrid>
        <Textarea
          {...fieldOf(form, "message")}
          label={t("Votre message")}
          description={
            <Unbroken text={t("De 20 à 2 000 caractères. Le porteur du projet vous répondra par e-mail.")} />
          }
          autosize
          minRows={4}
          maxRows={12}
        />
      </Stack>
    </CheckedForm>
  );
}
