import { Button, Group, Text } from "@mantine/core";
import { IconLink, IconMail, IconShare2 } from "@tabler/icons-react";
import { t } from "../../../platform/i18n.ts";
import { notify } from "../../../platform/notify.tsx";
import type { ProjectOnPage } from "./use-public-page.ts";

async function copyLink() {
  try {
    await navigator.clipboard.writeText(window.location.href);
    notify({ message: t("Lien copié : vous pouvez le coller où vous voulez."), color: "green" });
  } catch {
    notify({ message: t("Le lien n’a pas pu être copié. Copiez l’adresse de la page."), color: "orange" });
  }
}

/** The device's share sheet; closing it without sharing is not an error. */
const openSheet = (name: string) =>
  navigator.share({ title: name, url: window.location.href }).catch(() => undefined);

function mailTo({ name }: ProjectOnPage): string {
  const subject = encodeURIComponent(t("Un projet d’électricité locale près de chez nous"));
  const body = encodeURIComponent(
    t("Bonjour,\n\nRegardez ce projet : {{name}}\n{{link}}\n", { name, link: window.location.href }),
  );
  return `mailto:?subject=${subject}&body=${body}`;
}

/** Three ways to tell neighbours about the project. */
export function ShareButtons({ project }: { project: ProjectOnPage }) {
  const hasSheet = typeof navigator.share === "function";
  return (
    <div>
      <Text size="sm" mb={8}>
        {t("Faites-en profiter vos voisins")}
      </Text>
      <Group gap="xs">
        {hasSheet && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconShare2 size={16} aria-hidden />}
            onClick={() => openSheet(project.name)}
          >
            {t("Partager")}
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          leftSection={<IconLink size={16} aria-hidden />}
          onClick={copyLink}
        >
          {t("Copier le lien")}
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconMail size={16} aria-hidden />}
          component="a"
          href={mailTo(project)}
        >
          {t("Envoyer par e-mail")}
        </Button>
      </Group>
    </div>
  );
}
