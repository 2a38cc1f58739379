import { IconLink, IconMail, IconShare2 } from "@tabler/icons-react";
import { useSharedAddress } from "../../../parts/project/shared-address.ts";
import { t } from "../../../platform/i18n.ts";
import { ButtonLink, PlainButton } from "../../../ui/plain/button.tsx";
import text from "../../../ui/plain/text.module.css";
import classes from "./project-page.module.css";
import type { ProjectOnPage } from "./use-public-page.ts";

/** Copied within the press, as browsers ask; the words for it come then. */
async function copyLink(link: string) {
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    isCopied = false;
  }
  const { tellCopied } = await import("./tell-copied.ts");
  tellCopied(isCopied);
}

/** The device's share sheet; closing it without sharing is not an error. */
const openSheet = (name: string, link: string) =>
  navigator.share({ title: name, url: link }).catch(() => undefined);

function mailTo(name: string, link: string): string {
  const subject = encodeURIComponent(t("Un projet d’électricité locale près de chez nous"));
  const body = encodeURIComponent(t("Bonjour,\n\nRegardez ce projet : {{name}}\n{{link}}\n", { name, link }));
  return `mailto:?subject=${subject}&body=${body}`;
}

/** Three ways to tell neighbours about the project. */
export function ShareButtons({ project }: { project: ProjectOnPage }) {
  const link = useSharedAddress(project);
  const hasSheet = typeof navigator.share === "function";
  return (
    <div>
      <p className={text.small}>{t("Faites-en profiter vos voisins")}</p>
      <div className={classes.share}>
        {hasSheet && (
          <PlainButton size="xs" look="default" onClick={() => openSheet(project.name, link)}>
            <IconShare2 size={16} aria-hidden />
            {t("Partager")}
          </PlainButton>
        )}
        <PlainButton size="xs" look="default" onClick={() => copyLink(link)}>
          <IconLink size={16} aria-hidden />
          {t("Copier le lien")}
        </PlainButton>
        <ButtonLink size="xs" look="default" to={mailTo(project.name, link)}>
          <IconMail size={16} aria-hidden />
          {t("Envoyer par e-mail")}
        </ButtonLink>
      </div>
    </div>
  );
}
