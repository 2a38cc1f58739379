import { Alert } from "@mantine/core";
import { applicationCalls } from "@mec/api/application";
import { hasRoom } from "@mec/domain/project";
import { IconMailOpened } from "@tabler/icons-react";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import { nullWhenMissing } from "../../../platform/null-when.ts";
import { invitationText } from "./invitation-text.ts";
import type { ProjectOnPage } from "./use-public-page.ts";

interface Props extends Pick<ProjectOnPage, "gauge"> {
  token: string;
}

/** Who invites the reader, as named in the mail; nothing once the invitation no longer exists. */
export function InvitationNotice({ token, gauge }: Props) {
  const { data } = useAnswer(applicationCalls.readInvitation, { params: { token } }, { or: nullWhenMissing });
  if (!data) return null;
  return (
    <Alert
      color="green"
      radius={0}
      icon={<IconMailOpened aria-hidden />}
      title={t("{{name}} vous invite", { name: data.invitedBy })}
      style={{ overflowWrap: "anywhere" }}
      styles={{ wrapper: { maxWidth: 1152, marginInline: "auto" } }}
    >
      {invitationText(hasRoom(gauge))}
    </Alert>
  );
}
