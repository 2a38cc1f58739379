import { Button } from "@mantine/core";
import { pages } from "@mec/api";
import { Link } from "react-router";
import { NotFound } from "../../parts/project/not-found.tsx";
import { t } from "../../platform/i18n.ts";

export function NoSuchArticle() {
  return (
    <NotFound
      title={t("Cet article n’existe pas")}
      action={
        <Button component={Link} to={pages.faq.to()}>
          {t("Voir tous les articles")}
        </Button>
      }
    />
  );
}
