import { Alert, Button, Group, Stack } from "@mantine/core";
import { pages } from "@mec/api";
import { messages } from "@mec/domain/shared";
import { Link } from "react-router";
import { t } from "../../../../platform/i18n.ts";
import { usePoints } from "../../../../platform/session.ts";
import { PageSkeleton } from "../../../../ui/feedback/page-skeleton.tsx";
import { Page } from "../../../../ui/layout/page.tsx";

interface Props {
  /** The step of the production point that is not answered yet. */
  to: string;
  hasAddress: boolean;
}

/** Whoever comes back here after publishing is told where his project is, not that something lacks. */
function NothingBegun({ own, to }: { own: { id: string; name: string }; to: string }) {
  return (
    <Page
      title={t("Publier un autre projet\u202f?")}
      intro={t(
        "Vos réponses sont parties avec «\u00a0{{name}}\u00a0»\u00a0: elles se modifient dans son espace.",
        {
          name: own.name,
        },
      )}
      space="indigo"
    >
      <Group>
        <Button component={Link} to={pages.ownerHome.to({ projectId: own.id })}>
          {t("Ouvrir l’espace de mon projet")}
        </Button>
        <Button component={Link} to={to} variant="default">
          {t("Décrire une autre installation")}
        </Button>
      </Group>
    </Page>
  );
}

/** A project is published with its production point: leads back to the step of that point that is not answered. */
export function MissingStep({ to, hasAddress }: Props) {
  const { data: points, isLoading } = usePoints();
  if (isLoading) return <PageSkeleton />;
  const [own] = points?.projects ?? [];
  if (own && !hasAddress) return <NothingBegun own={own} to={to} />;
  return (
    <Page title={t("Publier mon projet")} space="indigo">
      <Stack gap="lg" align="flex-start">
        <Alert color="sun" role="alert" title={t("Commencez par votre installation")}>
          {hasAddress
            ? t("Il reste une étape à remplir avant de présenter votre projet.")
            : messages.productionPointWithoutAddress}
        </Alert>
        <Button component={Link} to={to}>
          {t("Décrire mon installation")}
        </Button>
      </Stack>
    </Page>
  );
}
