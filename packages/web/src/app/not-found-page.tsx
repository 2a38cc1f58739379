import { Button, Container, Stack, Text, Title } from "@mantine/core";
import { paths } from "@mec/api";
import { Link } from "react-router";
import { t } from "../platform/i18n.ts";

export function NotFoundPage() {
  return (
    <Container size="sm" py={80}>
      <Stack align="flex-start">
        <Title order={1}>{t("Cette page n’existe pas")}</Title>
        <Text>{t("L’adresse est peut-être incomplète, ou la page a été retirée.")}</Text>
        <Button component={Link} to={paths.explore}>
          {t("Trouver une opération proche")}
        </Button>
      </Stack>
    </Container>
  );
}
