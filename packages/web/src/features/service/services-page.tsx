import { Anchor, SimpleGrid, Skeleton, Stack } from "@mantine/core";
import { pages } from "@mec/api";
import type { ProjectAnswer } from "@mec/api/project";
import type { Services } from "@mec/api/service";
import { countedFor, serviceGroups } from "@mec/domain/service";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "../../platform/i18n.ts";
import { useSelection } from "../../platform/selection.tsx";
import { useServices } from "../../platform/services.ts";
import { usePoints } from "../../platform/session.ts";
import { LoadError } from "../../ui/feedback/load-error.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Billing } from "./billing/billing.tsx";
import { documentedOf, firstConsumers } from "./comparison.ts";
import { ConsumerCount } from "./consumer-count.tsx";
import { ServiceCard } from "./service-card.tsx";
import { TakeDocuments } from "./take-documents.tsx";
import { usePlans } from "./use-services.ts";

function Cards({ services, projects }: { services: Services; projects: readonly ProjectAnswer[] }) {
  const [consumers, setConsumers] = useState(() => firstConsumers(projects));
  const { withoutSale = 0 } = services;
  const { data: plans } = usePlans();
  return (
    <Stack gap="lg">
      <TakeDocuments services={services} />
      <ConsumerCount value={consumers} withoutSale={withoutSale} onChange={setConsumers} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        {serviceGroups.map((group) => (
          <ServiceCard
            key={group}
            group={group}
            service={services[group]}
            consumers={countedFor(group, documentedOf(consumers, withoutSale))}
            counted={plans?.find(({ planCode }) => planCode.startsWith(`${group}-`))?.usage}
          />
        ))}
      </SimpleGrid>
      <Billing />
    </Stack>
  );
}

/** The way back to the space of the project that the person is busy with, else of his first one. */
function WayBack({ projects }: { projects: readonly Pick<ProjectAnswer, "id" | "name">[] }) {
  const selected = useSelection().projectId;
  const project = projects.find(({ id }) => id === selected) ?? projects[0];
  if (!project) return null;
  return (
    <Anchor
      component={Link}
      display="inline-block"
      mb="lg"
      to={pages.ownerHome.to({ projectId: project.id })}
    >
      {t("Revenir à «\u00a0{{name}}\u00a0»", { name: project.name })}
    </Anchor>
  );
}

/** The four services: what each gives access to, what it costs for the owner's consumers, which are active. */
export function ServicesPage() {
  const { data, error, refetch } = useServices();
  const { data: points } = usePoints();
  const isThere = data !== undefined && points !== undefined;
  return (
    <Page
      title={t("Mes services")}
      intro={t(
        "Pour passer du projet à l’opération. Prenez les services qu’il vous faut, quand il vous les faut\u00a0: sans abonnement, et vous les quittez quand vous voulez.",
      )}
      size="wide"
      space="indigo"
    >
      <WayBack projects={points?.projects ?? []} />
      {error && <LoadError error={error} retry={refetch} />}
      {!error && !isThere && <Skeleton height={640} radius={12} />}
      {isThere && <Cards services={data} projects={points.projects} />}
    </Page>
  );
}
