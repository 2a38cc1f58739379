import { Paper, Stack, Text } from "@mantine/core";
import { invitationParagraphs } from "@mec/domain/application";
import { hasRoom } from "@mec/domain/project";
import { useProjectOfSpace } from "../../../../parts/project/project-of-space.ts";
import { t } from "../../../../platform/i18n.ts";
import { useSession } from "../../../../platform/session.ts";

/** A sentence of ours, or what somebody else wrote, quoted. */
function Told({ told }: { told: ReturnType<typeof invitationParagraphs>[number] }) {
  if (typeof told === "string") return <Text size="sm">{told}</Text>;
  return (
    <Text
      size="sm"
      component="blockquote"
      m={0}
      pl="sm"
      style={{
        borderLeft: "3px solid var(--mec-hairline)",
        whiteSpace: "pre-line",
        overflowWrap: "anywhere",
      }}
    >
      {told.quote}
    </Text>
  );
}

/** What the mail of an invitation says, unfolded by who wants to read it before. */
export function MailPreview({ word }: { word: string }) {
  const { user } = useSession();
  const { name, address, bearer, gauge } = useProjectOfSpace();
  const owner = user ? `${user.firstName} ${user.lastName}` : "";
  const paragraphs = invitationParagraphs({
    owner,
    projectName: name,
    city: address.city,
    bearer,
    hasRoom: hasRoom(gauge),
    word,
  });
  return (
    <details>
      <summary>{t("Voir l’e-mail qui sera envoyé")}</summary>
      <Paper withBorder p="md" mt="sm">
        <Stack gap="xs">
          <Text fw={600}>{t("{{owner}} vous invite", { owner })}</Text>
          {paragraphs.map((told, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs keep their places, and two may say the same
            <Told key={index} told={told} />
          ))}
          <Text size="sm" c="dimmed">
            {t("Puis le bouton «\u00a0Découvrir le projet\u00a0», avec le lien personnel de chacun.")}
          </Text>
        </Stack>
      </Paper>
    </details>
  );
}
