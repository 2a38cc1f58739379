import { Button, Group, List, Stack, Text, Title } from "@mantine/core";
import { pages } from "@mec/api";
import { dayInParis } from "@mec/domain/shared";
import { Link } from "react-router";
import { AddressToConfirm } from "../../../../parts/account/address-to-confirm.tsx";
import { useProductionDraft } from "../../../../parts/point/publishing/production-draft.ts";
import { t } from "../../../../platform/i18n.ts";
import { useForgetSent } from "../../../../platform/sent-draft.ts";
import { usePoints } from "../../../../platform/session.ts";
import { JoinStep } from "../../../../ui/illustrations/index.ts";
import { Page } from "../../../../ui/layout/page.tsx";
import { spaceOf } from "../space.ts";
import { afterProposal } from "./after-proposal.ts";
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

interface JoinedProps {
  target: ProducerTarget;
  pointId: string;
}

function OtherProject({ target, pointId }: JoinedProps) {
  const { data } = usePoints();
  const point = data?.productionPoints.find(({ id }) => id === pointId);
  return (
    <Stack gap="lg">
      <Title order={2} size="h3">
        {t("Et maintenant\u202f?")}
      </Title>
      <List type="ordered" spacing="sm">
        {afterProposal(point, dayInParis(new Date())).map((step) => (
          <List.Item key={step}>{step}</List.Item>
        ))}
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
export function Joined({ target, pointId }: JoinedProps) {
  const [, , discard] = useProductionDraft(target.id);
  useForgetSent(pointId, discard);
  return (
    <Page
      title={target.isMine ? t("Votre installation est enregistrée") : t("Votre proposition est envoyée")}
      intro={target.name}
      space={spaceOf(target.isMine)}
    >
      <div className={styles.drawing}>
        <JoinStep />
      </div>
      {target.isMine ? <OwnProject target={target} /> : <OtherProject target={target} pointId={pointId} />}
    </Page>
  );
}
