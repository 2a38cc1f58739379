import { Anchor, SimpleGrid, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import styles from "./find-my-pdl.module.css";
import { BillWithPdl, LinkyWithPdl } from "./find-my-pdl-drawings.tsx";

/** Where the 14 digits are, in pictures. */
export function FindMyPdl() {
  return (
    <details className={styles.details}>
      <summary>{t("Où trouver ce numéro\u202f?")}</summary>
      <SimpleGrid cols={{ base: 1, xs: 2 }} mt="md">
        <figure className={styles.figure}>
          <BillWithPdl />
          <figcaption>{t("Sur votre facture d’électricité, près de votre adresse.")}</figcaption>
        </figure>
        <figure className={styles.figure}>
          <LinkyWithPdl />
          <figcaption>
            {t("Sur votre compteur Linky\u00a0: appuyez sur + jusqu’à «\u00a0numéro de PRM\u00a0».")}
          </figcaption>
        </figure>
      </SimpleGrid>
      <Text size="sm" mt="md">
        <Anchor
          component={Link}
          to={pages.article.to({ slug: "ou-trouver-mon-numero-de-pdl" })}
          target="_blank"
        >
          {t("Tout sur le PDL (nouvel onglet)")}
        </Anchor>
      </Text>
    </details>
  );
}
