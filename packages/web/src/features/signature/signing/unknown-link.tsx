import { Button, List, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { Link } from "react-router";
import { NotFound } from "../../../parts/project/not-found.tsx";
import { t } from "../../../platform/i18n.ts";
import { OperatorContact } from "../../../platform/operator-contact.tsx";
import text from "../../../ui/plain/text.module.css";

/** A link that is not valid: what may have happened, and what to do. */
export function UnknownLink() {
  return (
    <NotFound
      title={t("Ce lien de signature n’ouvre aucun document")}
      text={
        <>
          {t("Voici ce qui a pu se passer, et que faire\u00a0:")}
          <List mt="sm" spacing="xs">
            <List.Item>
              {t("L’adresse est incomplète\u00a0: ouvrez-la à nouveau depuis le bouton de l’e-mail.")}
            </List.Item>
            <List.Item>
              {t("Un e-mail plus récent l’a remplacée\u00a0: utilisez le dernier que vous avez reçu.")}
            </List.Item>
            <List.Item>
              {t(
                "Le porteur du projet en a retiré l’envoi\u00a0: il vous en enverra d’autres, ou répondra à vos questions.",
              )}
            </List.Item>
            <List.Item>
              {t(
                "Le projet, ou le compte de qui devait signer, n’existe plus\u00a0: rien n’est plus à signer. Ce que tous ont signé reste dans votre profil, sous «\u00a0Mes papiers signés\u00a0».",
              )}
            </List.Item>
          </List>
          <Text mt="sm">
            {t("Une question\u202f? Vous nous joignez aussi sans compte\u00a0:")}{" "}
            <OperatorContact className={text.link} />
          </Text>
        </>
      }
      action={
        <Button component={Link} to={pages.portfolio.to()}>
          {t("J’ai un compte\u00a0: voir mes projets")}
        </Button>
      }
    />
  );
}
