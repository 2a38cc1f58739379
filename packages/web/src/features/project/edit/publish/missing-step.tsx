import { Alert, Button, Stack } from "@mantine/core";
import { messages } from "@mec/domain/shared";
import { Link } from "react-router";
import { t } from "../../../../platform/i18n.ts";
import { Page } from "../../../../ui/layout/page.tsx";

interface Props {
  /** The step of the production point that is not answered yet. */
  to: string;
  hasAddress: boolean;
}

/** A project is published with its production point: leads back to the step of that point that is not answered. */
export function MissingStep({ to, hasAddress }: Props) {
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
