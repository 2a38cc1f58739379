import { Anchor, Card, Group, Stack, Text, Title } from "@mantine/core";
import { pages } from "@mec/api";
import { IconCircleCheck } from "@tabler/icons-react";
import { Link } from "react-router";
import type { Pmo } from "../../../parts/pmo/pmo-queries.ts";
import { t } from "../../../platform/i18n.ts";
import { type MissingPart, missingParts } from "./missing.ts";
import styles from "./remaining.module.css";

function MissingItem({ projectId, missing }: { projectId: string; missing: MissingPart }) {
  return (
    <li>
      <Anchor component={Link} to={pages.ownerInformation.to({ projectId }, { hash: missing.part })}>
        {missing.title}
      </Anchor>
      {missing.detail && (
        <Text size="sm" c="dimmed">
          {t("Il manque {{detail}}.", { detail: missing.detail })}
        </Text>
      )}
    </li>
  );
}

function AllThere() {
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start">
      <IconCircleCheck size={22} aria-hidden className={styles.check} />
      <Text size="sm">
        {t(
          "Tout est dit ici. Ce que les documents attendent encore se lit dans «\u00a0Mes documents\u00a0».",
        )}
      </Text>
    </Group>
  );
}

/** What is missing before the participants' documents are complete, each with a link to where it is asked. */
export function Remaining({ projectId, pmo }: { projectId: string; pmo: Pmo }) {
  const missing = missingParts(pmo);
  return (
    <Card component="section" aria-labelledby="remaining-title" className={styles.card}>
      <Stack gap="sm">
        <Title order={3} size="h5" id="remaining-title">
          {missing.length === 0 ? t("Rien ne manque") : t("Ce qu’il reste à indiquer")}
        </Title>
        <div role="status">
          {missing.length === 0 && <AllThere />}
          {missing.length > 0 && (
            <ul className={styles.list}>
              {missing.map((part) => (
                <MissingItem key={part.part} projectId={projectId} missing={part} />
              ))}
            </ul>
          )}
        </div>
        <Text size="sm">
          <Anchor component={Link} to={pages.createPmoStatus.to({ projectId })}>
            {t("Suivre les étapes de création")}
          </Anchor>
        </Text>
      </Stack>
    </Card>
  );
}
