import { Alert, Paper, Stack, Text } from "@mantine/core";
import type { SessionUser } from "@mec/domain/account";
import { projectStanding } from "@mec/domain/project";
import { useState } from "react";
import { useLocation } from "react-router";
import { t } from "../../platform/i18n.ts";
import { usePoints, useSession } from "../../platform/session.ts";
import { PageSkeleton } from "../../ui/feedback/page-skeleton.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { SeeMore } from "../../ui/layout/see-more.tsx";
import { CodeToPaste } from "./code-to-paste.tsx";
import styles from "./generator.module.css";
import { GeneratorFields } from "./generator-fields.tsx";
import { emptyForm, faultsOf, type GeneratorForm, widgetOf } from "./generator-form.ts";
import { Preview } from "./preview.tsx";

/** Starts with the person's own projects when the menu's link asked for them. */
function useForm() {
  const { hash } = useLocation();
  const projects = hash === "#mes-projets" ? "mine" : "all";
  const [typed, setTyped] = useState<Partial<GeneratorForm>>({});
  const form: GeneratorForm = { ...emptyForm, projects, ...typed };
  return { form, change: (part: Partial<GeneratorForm>) => setTyped((before) => ({ ...before, ...part })) };
}

/** Whether the map of the person's own projects would be empty; false until that is known. */
function useHasNoPublicProject(): boolean {
  const { data: points } = usePoints();
  return (
    points !== undefined &&
    !points.projects.some(
      ({ visibility, moderation, ownerConfirmed }) =>
        projectStanding({ visibility, moderationStatus: moderation.status, ownerConfirmed }) === "online",
    )
  );
}

/**
 * `/user-portfolio-widget`: makes the code that shows the map on another site. Waits for the session: the code may be
 * for the signed-in person's own projects.
 */
export function GeneratorPage() {
  const { user } = useSession();
  return user === undefined ? <PageSkeleton /> : <Generator user={user} />;
}

function Generator({ user }: { user: SessionUser | null }) {
  const { form, change } = useForm();
  const hasNoPublicProject = useHasNoPublicProject();
  const widget = widgetOf(form, user?.id);
  const faults = faultsOf(form, widget);
  const isMine = form.projects === "mine" && Boolean(user);
  return (
    <Page
      title={t("La carte des projets sur votre site")}
      size="wide"
      intro={t(
        "Mairie, association, entreprise\u00a0: montrez chez vous les projets d’autoconsommation collective, à votre nom et à votre couleur. Quelques lignes à coller suffisent.",
      )}
    >
      <div className={styles.columns}>
        <Paper withBorder p="lg">
          <GeneratorFields form={form} faults={faults} widget={widget} onChange={change} />
        </Paper>
        <Stack gap="lg" className={styles.code}>
          {isMine && hasNoPublicProject && (
            <Alert color="sun" title={t("Aucun de vos projets n’est en ligne")}>
              <Text size="sm">
                {t(
                  "La carte restera vide jusqu’à la publication de l’un d’eux\u00a0; le code, lui, ne changera pas.",
                )}
              </Text>
            </Alert>
          )}
          <CodeToPaste widget={widget} />
        </Stack>
      </div>
      <SeeMore label={t("Voir l’aperçu")}>
        <Preview widget={widget} />
      </SeeMore>
    </Page>
  );
}
