import { Button, Skeleton, Text, Title } from "@mantine/core";
import { pages } from "@mec/api";
import { IconPlus } from "@tabler/icons-react";
import { Children, type ReactNode } from "react";
import { Link } from "react-router";
import { PlacesSum } from "../../../parts/application/places/places-sum.tsx";
import { t } from "../../../platform/i18n.ts";
import { usePoints } from "../../../platform/session.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { OwnedProjectCard } from "./owned-project-card.tsx";
import { ConsumptionPointCard } from "./point-cards.tsx";
import styles from "./portfolio.module.css";
import { ProductionPointCard } from "./production-card.tsx";
import { ThreeDoors } from "./three-doors.tsx";

type Points = NonNullable<ReturnType<typeof usePoints>["data"]>;

interface SectionProps {
  title: string;
  total: number;
  /** What concerns all of them. */
  above?: ReactNode;
  children: ReactNode;
}

/** The cards of one kind; of very many, the first ones. */
function Section({ title, total, above, children }: SectionProps) {
  const shown = Children.count(children);
  if (shown === 0) return null;
  return (
    <section>
      <Title order={2} size="h3" mb="md">
        {title}
      </Title>
      {total > shown && (
        <Text c="dimmed" mb="md">
          {t("Voici les {{shown}} premiers sur {{total}}.", { shown, total })}
        </Text>
      )}
      {above}
      <div className={styles.grid}>{children}</div>
    </section>
  );
}

function Things({ points }: { points: Points }) {
  const { projects, productionPoints, consumptionPoints, totals } = points;
  if (projects.length + productionPoints.length + consumptionPoints.length === 0) return <ThreeDoors />;
  const ownProjects = new Set(projects.map(({ id }) => id));
  return (
    <div className={styles.kinds}>
      <Section title={t("Mes projets")} total={totals.projects}>
        {projects.map((project) => (
          <OwnedProjectCard key={project.id} project={project} />
        ))}
      </Section>
      <Section title={t("Mes installations")} total={totals.productionPoints}>
        {productionPoints.map((point) => (
          <ProductionPointCard key={point.id} point={point} ownProjects={ownProjects} />
        ))}
      </Section>
      <Section
        title={t("Mes logements et locaux")}
        total={totals.consumptionPoints}
        above={<PlacesSum points={consumptionPoints} />}
      >
        {consumptionPoints.map((point) => (
          <ConsumptionPointCard key={point.id} point={point} />
        ))}
      </Section>
    </div>
  );
}

function CardSkeletons() {
  return (
    <div className={styles.grid} aria-hidden>
      <Skeleton height={210} radius={12} />
      <Skeleton height={210} radius={12} />
      <Skeleton height={210} radius={12} />
    </div>
  );
}

/** All that the person holds, with its state and what comes next. */
export function PortfolioPage() {
  const { data: points } = usePoints();
  const isEmpty = points && Object.values(points.totals).every((count) => count === 0);
  return (
    <Page
      title={isEmpty ? t("Par où commencer\u202f?") : t("Mes projets et mes lieux")}
      intro={
        isEmpty ? t("Vous n’avez encore ni projet, ni installation, ni logement enregistré.") : undefined
      }
      size="wide"
      actions={
        isEmpty === false && (
          <Button
            component={Link}
            to={pages.chooseRole.to()}
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            {t("Ajouter")}
          </Button>
        )
      }
    >
      {points ? <Things points={points} /> : <CardSkeletons />}
    </Page>
  );
}
