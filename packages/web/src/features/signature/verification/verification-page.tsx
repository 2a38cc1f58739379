import { Alert, List, Stack, Text, Title } from "@mantine/core";
import { maxVerifiedBytes } from "@mec/api/signature";
import { t } from "../../../platform/i18n.ts";
import { DropZone } from "../../../ui/files/drop-zone.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { AskSignedPapers } from "../signed-papers/ask-signed-papers.tsx";
import { useVerification } from "./use-verification.ts";
import { VerdictOf } from "./verdict.tsx";

const megabytes = maxVerifiedBytes / 1024 / 1024;

/** Anybody can check that a document was signed here and has not been touched since. */
export function VerificationPage() {
  const { file, verdict, failure, isChecking, check } = useVerification();
  return (
    <Page
      title={t("Vérifier un document signé")}
      intro={t(
        "Déposez un PDF signé sur Mon énergie collective\u00a0: vous saurez s’il est authentique, s’il a été modifié, qui l’a signé et quand.",
      )}
    >
      <Stack gap="xl">
        <DropZone
          label={t("Choisir un PDF")}
          hint={t(
            "ou déposez-le ici\u00a0: {{megabytes}}\u00a0Mo au plus. Il est lu, puis oublié\u00a0: nous ne le gardons pas.",
            {
              megabytes,
            },
          )}
          accept=".pdf,application/pdf"
          isSending={isChecking}
          onChoose={check}
        />
        <div role="status">{verdict && file && <VerdictOf verdict={verdict} fileName={file.name} />}</div>
        <div role="alert">
          {failure && file && (
            <Alert
              role="group"
              color="red"
              title={t("«\u00a0{{name}}\u00a0» n’a pas pu être vérifié", { name: file.name })}
            >
              {failure}
            </Alert>
          )}
        </div>
        <section aria-labelledby="how">
          <Title order={2} size="h4" id="how" mb="sm">
            {t("Ce qui est vérifié")}
          </Title>
          <List spacing="xs" className="prose">
            <List.Item>
              {t(
                "Le cachet électronique de la plateforme, posé quand la dernière personne a signé\u00a0: la moindre modification le brise.",
              )}
            </List.Item>
            <List.Item>
              {t("Notre registre des preuves\u00a0: qui a signé, à quelle date, à quelle heure.")}
            </List.Item>
          </List>
          <Text size="sm" c="dimmed" mt="md" className="prose">
            {t(
              "Un document imprimé ou numérisé ne peut pas être vérifié\u00a0: il faut le fichier reçu par e-mail ou téléchargé ici.",
            )}
          </Text>
        </section>
        <AskSignedPapers />
      </Stack>
    </Page>
  );
}
