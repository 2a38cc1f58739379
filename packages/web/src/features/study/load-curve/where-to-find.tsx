import { List } from "@mantine/core";
import { t } from "../../../platform/i18n.ts";
import styles from "./load-curve.module.css";

/** How to get the file, in three steps. */
export function WhereToFind() {
  return (
    <details>
      <summary className={styles.summary}>{t("Où télécharger ce fichier\u202f?")}</summary>
      <List type="ordered" mt="sm" spacing="xs" className="prose">
        <List.Item>
          {t("Connectez-vous à votre compte sur enedis.fr, ou créez-le avec votre PDL\u00a0: c’est gratuit.")}
        </List.Item>
        <List.Item>
          {t(
            "Dans le suivi de vos mesures, activez l’enregistrement de la courbe de charge s’il ne l’est pas, puis choisissez «\u00a0Télécharger mes données\u00a0».",
          )}
        </List.Item>
        <List.Item>
          {t(
            "Demandez la courbe de charge (ou consommation horaire) sur la plus longue période, en CSV. Déposez ici le fichier reçu, tel quel.",
          )}
        </List.Item>
      </List>
    </details>
  );
}
