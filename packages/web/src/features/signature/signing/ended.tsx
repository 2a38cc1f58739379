import { Button, Card, Stack, Title } from "@mantine/core";
import { pages } from "@mec/api";
import type { SignatureSession } from "@mec/api/signature";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { DocumentList } from "./document-list.tsx";
import styles from "./signing.module.css";
import { settledOrder, toSign } from "./words.ts";

interface Props {
  token: string;
  /** What has ended, and that nothing is signed. */
  text: string;
  /** What the link opens still; undefined where nothing. */
  session: SignatureSession | undefined;
  onGoOn: () => void;
}

/** What somebody was about to sign ended at that moment: why, and the rest of his documents. */
export function Ended({ token, text, session, onGoOn }: Props) {
  const documents = session?.documents ?? [];
  const isMore = session !== undefined && toSign(session).length > 0;
  return (
    <Page title={t("Ce n’est plus à signer")} intro={text}>
      <Stack gap="xl">
        {documents.length > 0 && (
          <Card component="section" aria-labelledby="documents">
            <Title order={2} size="h4" id="documents" mb="sm">
              {t("Vos autres documents dans ce projet")}
            </Title>
            <DocumentList documents={settledOrder(documents)} token={token} />
          </Card>
        )}
        <div>
          {isMore ? (
            <Button className={styles.wide} onClick={onGoOn}>
              {t("Voir ce qui reste à signer")}
            </Button>
          ) : (
            <Button component={Link} to={pages.portfolio.to()} variant="default">
              {t("Voir mes lieux et mes projets")}
            </Button>
          )}
        </div>
      </Stack>
    </Page>
  );
}
