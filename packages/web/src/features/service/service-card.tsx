import { Badge, Button, Card, List, Text, ThemeIcon, Title } from "@mantine/core";
import type { Services } from "@mec/api/service";
import {
  isActive,
  planCodeOf,
  type ServiceGroup,
  serviceLabels,
  type TakenPricing,
} from "@mec/domain/service";
import { plural } from "@mec/domain/shared";
import {
  IconCheck,
  IconFileText,
  IconReportAnalytics,
  IconSignature,
  IconUsersGroup,
} from "@tabler/icons-react";
import { useState } from "react";
import { t } from "../../platform/i18n.ts";
import { SeeMore } from "../../ui/layout/see-more.tsx";
import { Unbroken } from "../../ui/layout/unbroken.tsx";
import { useAnchor } from "../../ui/sections/use-anchor.ts";
import { BreakEven } from "./break-even.tsx";
import { ChooseDialog } from "./choose-dialog.tsx";
import { comparisonOf } from "./comparison.ts";
import { serviceContents } from "./content.ts";
import { Options } from "./options.tsx";
import styles from "./service.module.css";
import { useLeave } from "./use-leave.tsx";

interface Props {
  group: ServiceGroup;
  service: Services[ServiceGroup];
  /** The number of consumers for which the costs are shown. */
  consumers: number;
  /** How many consumers were counted since the plan was chosen. */
  counted: number | undefined;
}

const icons: Record<ServiceGroup, typeof IconFileText> = {
  data: IconReportAnalytics,
  pmo: IconUsersGroup,
  vente: IconFileText,
  convention: IconSignature,
};

function Head({ group, isTaken }: { group: ServiceGroup; isTaken: boolean }) {
  const Icon = icons[group];
  return (
    <div className={styles.head}>
      <ThemeIcon variant="light" size={44} radius={12}>
        <Icon size={24} stroke={1.7} aria-hidden />
      </ThemeIcon>
      <Title order={2} size="h4" id={`${group}-title`} className={styles.name}>
        {t(serviceLabels[group])}
      </Title>
      {isTaken && (
        <Badge
          size="lg"
          flex="none"
          tt="none"
          variant="light"
          color="green"
          leftSection={<IconCheck size={14} aria-hidden />}
        >
          {t("Actif")}
        </Badge>
      )}
    </div>
  );
}

function Taken({ group, counted }: Pick<Props, "group" | "counted">) {
  const { leave, isLeaving } = useLeave(group);
  return (
    <div className={styles.taken}>
      {counted !== undefined && (
        <Text size="sm">
          {counted === 0
            ? t("Personne n’a encore été compté.")
            : t("{{people}} depuis votre choix.", {
                people: plural(counted, t("consommateur compté"), t("consommateurs comptés")),
              })}
        </Text>
      )}
      <Button
        variant="default"
        size="sm"
        onClick={leave}
        disabled={isLeaving}
        aria-label={t("Quitter ce service\u00a0: {{name}}", { name: serviceLabels[group] })}
      >
        {t("Quitter ce service")}
      </Button>
    </div>
  );
}

/** A service: what it gives access to, how it is paid, what it costs for this number of consumers. */
export function ServiceCard({ group, service, consumers, counted }: Props) {
  const [choosing, setChoosing] = useState<TakenPricing | null>(null);
  const { promise, tasks } = serviceContents[group];
  const selected = service.selectedPricing.type;
  const comparison = comparisonOf(group, consumers);
  const { section } = useAnchor(group);
  return (
    <Card
      component="section"
      aria-labelledby={`${group}-title`}
      id={group}
      ref={section}
      className={styles.card}
    >
      <Head group={group} isTaken={isActive(selected)} />
      <Text>
        <Unbroken text={t(promise)} />
      </Text>
      <List spacing={6} icon={<IconCheck size={18} className={styles.check} aria-hidden />} center={false}>
        {tasks.map((task) => (
          <List.Item key={task}>{t(task)}</List.Item>
        ))}
      </List>
      <Options group={group} service={service} consumers={consumers} onChoose={setChoosing} />
      {comparison && (
        <SeeMore label={t("Comparer les deux offres")}>
          <BreakEven group={group} consumers={consumers} comparison={comparison} />
        </SeeMore>
      )}
      {isActive(selected) && <Taken group={group} counted={counted} />}
      {choosing && (
        <ChooseDialog
          group={group}
          pricing={choosing}
          code={planCodeOf({ group, pricing: choosing })}
          onClose={() => setChoosing(null)}
        />
      )}
    </Card>
  );
}
