import { Button } from "@mantine/core";
import { pages } from "@mec/api";
import type { ProjectAnswer } from "@mec/api/project";
import { IconShare } from "@tabler/icons-react";
import { t } from "../../platform/i18n.ts";
import { notify } from "../../platform/notify.tsx";

/** The device's own way to share where it has one, else the link in the clipboard. */
async function share({ id, name }: ProjectAnswer) {
  const url = new URL(pages.project.to({ projectId: id, projectName: name }), window.location.origin).href;
  if ("share" in navigator) {
    // A person who closes the device's sheet has shared nothing, and nothing went wrong.
    await navigator.share({ title: name, url }).catch(() => undefined);
    return;
  }
  try {
    await (navigator as Navigator).clipboard.writeText(url);
    await notify({ message: t("Le lien de la page publique est copié."), color: "green" });
  } catch {
    await notify({ title: t("Copiez ce lien"), message: url, autoClose: false });
  }
}

export function ShareButton({ project }: { project: ProjectAnswer }) {
  return (
    <Button
      variant="default"
      leftSection={<IconShare size={18} aria-hidden />}
      onClick={() => share(project)}
    >
      {t("Partager")}
    </Button>
  );
}
