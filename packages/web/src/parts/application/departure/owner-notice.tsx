import { Button, Stack, Text, Textarea } from "@mantine/core";
import { applicationCalls } from "@mec/api/application";
import { ownerNoticeSchema } from "@mec/domain/application";
import { deSomebody, formatDate } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../ui/forms/use-submit.ts";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";
import { projectAnswers } from "../../project/own-project.ts";

interface Props {
  projectId: string;
  applicationId: string;
  /** Whose participation it ends. */
  name: string;
  close: () => void;
  /** Done once it is given, before the dialog closes. */
  after?: () => void;
}

interface Values extends Record<string, unknown> {
  reason: string;
}

export const noticeLabel = (): string => t("Mettre fin à sa participation");

/** The owner ends the participation of who has signed all and does not share yet, and may say why. */
export function OwnerNotice({ projectId, applicationId, name, close, after }: Props) {
  const form = useSchemaForm<Values>(ownerNoticeSchema, { reason: "" });
  const notice = useSubmit(
    form,
    (call, { reason }) =>
      call(applicationCalls.giveNotice, { params: { id: applicationId }, body: { reason } }),
    {
      stale: projectAnswers(projectId),
      told: ({ leavingOn }) =>
        t("La participation {{of}} prend fin le {{day}}.", {
          of: deSomebody(name),
          day: formatDate(leavingOn),
        }),
      after: () => {
        after?.();
        close();
      },
    },
  );
  return (
    <Dialog
      space="indigo"
      title={t("Mettre fin à la participation {{of}}\u202f?", { of: deSomebody(name) })}
      onClose={close}
    >
      <CheckedForm
        {...notice}
        danger
        submitLabel={noticeLabel()}
        beside={
          <Button variant="default" onClick={close}>
            {t("Annuler")}
          </Button>
        }
      >
        <Stack gap="lg">
          <Text>
            {t(
              "Tout est signé, et ce participant ne partage pas encore\u00a0: il part de lui-même au terme du préavis de ses contrats, d’un mois au moins. Un e-mail le lui dit, comme à qui a signé avec lui ou pour lui\u00a0; écrivez-le aussi par lettre, à l’adresse de ses papiers. Vous pouvez y renoncer d’ici là, pas avancer ce jour.",
            )}
          </Text>
          <Textarea
            {...fieldOf(form, "reason")}
            label={t("Raison (facultatif)")}
            description={t("Elle est dans l’e-mail au participant.")}
            autosize
            minRows={2}
          />
        </Stack>
      </CheckedForm>
    </Dialog>
  );
}
