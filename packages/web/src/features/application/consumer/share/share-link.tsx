import { Button, Group, Stack, TextInput } from "@mantine/core";
import { IconMail, IconShare } from "@tabler/icons-react";
import { t } from "../../../../platform/i18n.ts";
import { CopyButton } from "../../../../ui/fields/copy-button.tsx";

interface Props {
  url: string;
  projectName: string;
}

function mailTo({ url, projectName }: Props): string {
  const subject = t("Un projet d’électricité locale près de chez nous");
  const body = t(
    "Bonjour,\n\nJe participe au projet «\u00a0{{name}}\u00a0»\u00a0: de l’électricité produite tout près, partagée entre voisins. Vous pouvez le rejoindre aussi\u00a0:\n{{url}}",
    { name: projectName, url },
  );
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** The link to share: copied, mailed, or through the device's share sheet. */
export function ShareLink({ url, projectName }: Props) {
  const canShare = "share" in navigator;

  return (
    <Stack gap="md">
      <TextInput
        id="share-link"
        label={t("Le lien du projet")}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group>
        <CopyButton
          label={t("Copier le lien")}
          text={url}
          copied={t("Lien copié")}
          variant="filled"
          fieldId="share-link"
        />
        <Button
          component="a"
          href={mailTo({ url, projectName })}
          variant="default"
          leftSection={<IconMail size={18} aria-hidden />}
        >
          {t("Envoyer par e-mail")}
        </Button>
        {canShare && (
          <Button
            variant="default"
            leftSection={<IconShare size={18} aria-hidden />}
            // Closing the share sheet is not a failure.
            onClick={() => navigator.share({ title: projectName, url }).catch(() => undefined)}
          >
            {t("Partager…")}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
