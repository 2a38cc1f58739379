import { Button, Group, List, Stack, Text, Title } from "@mantine/core";
import { pages } from "@mec/api";
import { Link } from "react-router";
import { AddressToConfirm } from "../../../../parts/account/address-to-confirm.tsx";
import { useProductionDraft } from "../../../../parts/point/publishing/production-draft.ts";
import { t } from "../../../../platform/i18n.ts";
import { useForgetSent } from "../../../../platform/sent-draft.ts";
import { JoinStep } from "../../../../ui/illustrations/index.ts";
import { Page } from "../../../../ui/layout/page.tsx";
import styles from "./joined.module.css";
import type { ProducerTarget } from "./use-producer-target.ts";

function OwnProject({ target }: { target: ProducerTarget }) {
  return (
    <Stack gap="lg" align="flex-start">
      <Text>{t("L’installation fait maintenant partie de votre projet.")}</Text>
      <Button component={Link} to={pages.ownerProducer.to({ projectId: target.id })}>
        {t("Voir mes producteurs")}
      </Button>
    </Stack>
  );
}

function OtherProject({ target }: { target: ProducerTarget }) {
  return (
    <Stack gap="lg">
      <Title order={2} size="h3">
        {t("Et maintenant\u202f?")}
      </Title>
      <List type="ordered" spacing="sm">
        <List.Item>{t("Le porteur du projet étudie votre proposition, en une semaine environ.")}</List.Item>
        <List.Item>{t("Vous recevez sa réponse par e-mail.")}</List.Item>
        <List.Item>{t("S’il accepte, vous signez ensemble les documents de l’opération.")}</List.Item>
      </List>
      <AddressToConfirm />
      <Group>
        <Button component={Link} to={pages.portfolio.to()}>
          {t("Suivre ma proposition")}
        </Button>
        <Button
          component={Link}
          to={pages.project.to({ projectId: target.id, projectName: target.name })}
          variant="default"
        >
          {t("Revoir le projet")}
        </Button>
      </Group>
    </Stack>
  );
}

/** What was done, and what comes next. */
export function Joined({ target, pointId }: { target: ProducerTarget; pointId: string }) {
  const [, , discard] = useProductionDraft(target.id);
  useForgetSent(pointId, discard);
  return (
    <Page
      title={target.isMine ? t("Votre installation est enregistrée") : t("Votre proposition est envoyée")}
      intro={target.name}
      space="indigo"
    >
      <div className={styles.drawing}>
        <JoinStep />
      </div>
      {target.isMine ? <OwnProject target={target} /> : <OtherProject target={target} />}
    </Page>
  );
}
