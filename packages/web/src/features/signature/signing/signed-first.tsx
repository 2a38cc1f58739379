import { Button, Card, Stack, Title } from "@mantine/core";
import type { SignatureSession } from "@mec/api/signature";
import { plural } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { DocumentList } from "./document-list.tsx";
import { moreToSignText } from "./more-to-sign.ts";
import styles from "./signing.module.css";
import { toSign } from "./words.ts";

interface Props {
  token: string;
  /** What the link opens now. */
  session: SignatureSession;
  /** The documents that were signed a moment ago. */
  signedIds: readonly string[];
  onGoOn: () => void;
}

/** That a signature was taken, before what waits for another. */
export function SignedFirst({ token, session, signedIds, onGoOn }: Props) {
  const signed = session.documents.filter(({ id }) => signedIds.includes(id));
  return (
    <Page title={t("C’est signé")} intro={moreToSignText(signedIds.length, toSign(session).length)}>
      <Stack gap="xl">
        <Card component="section" aria-labelledby="signed">
          <Title order={2} size="h4" id="signed" mb="sm">
            {plural(signedIds.length, t("document signé"), t("documents signés"))}
          </Title>
          <DocumentList documents={signed} token={token} />
        </Card>
        <div>
          <Button className={styles.wide} onClick={onGoOn}>
            {t("Voir ce qui reste à signer")}
          </Button>
        </div>
      </Stack>
    </Page>
  );
}
