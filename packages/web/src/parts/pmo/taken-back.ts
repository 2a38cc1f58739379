import { plural } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";

/** What the owner has to do since his association is another; undefined where nobody had been asked to sign with it. */
export const takenBackText = (takenBack = 0): string | undefined =>
  takenBack > 0
    ? t("{{documents}} depuis «\u00a0Mes documents\u00a0».", {
        documents: plural(
          takenBack,
          t(
            "document que personne n’avait signé nommait l’association d’avant\u00a0: il est retiré. Renvoyez-le",
          ),
          t(
            "documents que personne n’avait signés nommaient l’association d’avant\u00a0: ils sont retirés. Renvoyez-les",
          ),
        ),
      })
    : undefined;
