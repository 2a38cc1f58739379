import { Button, Divider, Paper, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import { Term } from "../../../parts/faq/term.tsx";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { priceText } from "../card/project-facts.ts";
import { JoinLink } from "./join-link.tsx";
import { producePath } from "./join-path.ts";
import classes from "./project-page.module.css";
import { ShareButtons } from "./share-buttons.tsx";
import type { ProjectOnPage } from "./use-public-page.ts";

/** The price and the link to join, beside the text: follows the scroll. */
export function JoinPanel({ project }: { project: ProjectOnPage }) {
  const prices = usePrices();
  return (
    <Paper withBorder p="lg" className={classes.panel}>
      <Stack gap="md">
        <div>
          <Text size="sm" c="dimmed">
            {t("Prix de l’électricité locale")}
          </Text>
          <Text fw={650} size="xl" className="numbers">
            {priceText(project, prices)}
          </Text>
          <Text size="sm" c="dimmed" mt={4}>
            {t("L’acheminement reste dû à votre fournisseur :")} <Term name="turpe">{t("le TURPE")}</Term>.
          </Text>
        </div>
        <JoinLink size="lg" projectId={project.id} className={classes.join} />
        <Text size="sm" c="dimmed">
          {t("Candidature gratuite, en quelques minutes. Vous gardez votre fournisseur.")}
        </Text>
        <Divider />
        <Text size="sm">{t("Vous avez des panneaux, ou en projetez ?")}</Text>
        <Button variant="default" component={Link} to={producePath(project)}>
          {t("Proposer ma production")}
        </Button>
        <Divider />
        <ShareButtons project={project} />
      </Stack>
    </Paper>
  );
}

/** The same on a phone, at the foot of the screen until the page ends. */
export function JoinBar({ project }: { project: ProjectOnPage }) {
  const prices = usePrices();
  return (
    <div className={classes.bar}>
      <Text size="sm" fw={600} className="numbers">
        {priceText(project, prices)}
      </Text>
      <JoinLink projectId={project.id} />
    </div>
  );
}
