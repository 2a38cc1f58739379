import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { dayInParis, formatDate, plural } from "@mec/domain/shared";
import { signingMinutes } from "@mec/domain/signature";
import { t } from "../../../platform/i18n.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { AroundAddress } from "./around-address.tsx";
import { DeclineButton } from "./decline-button.tsx";
import { DisownButton } from "./disown-button.tsx";
import { DocumentList } from "./document-list.tsx";
import { invitation } from "./invitation.ts";
import { readingLabel, toRead } from "./reading-label.ts";
import styles from "./signing.module.css";
import type { DeclinableProps } from "./step-props.ts";
import { toldSums } from "./told-sums.ts";
import { useSignatureSummary } from "./use-signature.ts";
import { WhatYouSign } from "./what-you-sign.tsx";
import { signerText, titleToSign } from "./words.ts";

/** What signing takes. */
function How({ email, count, expiresAt }: { email: string; count: number; expiresAt: string }) {
  return (
    <section aria-labelledby="how">
      <Title order={2} size="h4" id="how" mb="xs">
        {t("Environ {{minutes}}", { minutes: plural(signingMinutes(count), t("minute"), t("minutes")) })}
      </Title>
      <Text className="prose">
        <AroundAddress
          address={email}
          text={t("Vous lisez tout, consentez, puis recopiez un code envoyé à {{email}}.", { email })}
        />
      </Text>
      <Text mt="xs" c="dimmed" size="sm" className="prose">
        {t("Ce lien n’est qu’à vous, jusqu’au {{date}}.", { date: formatDate(expiresAt) })}
      </Text>
    </section>
  );
}

/** Who asks for the signature, what there is to sign, and how it works. */
export function StartStep(props: DeclinableProps) {
  const { token, session, documents, draft, left, keep, go, onDecline, onDisown } = props;
  const { signer, projectName, expiresAt } = session;
  const { data: summary } = useSignatureSummary(token, documents);
  const isAllRead = draft.read.length > 0 && left.length === 0;
  /** The sums that he has before him are those that he read: a later step says what changed. */
  function goOn(step: Parameters<typeof go>[0]) {
    if (summary) keep({ told: toldSums(summary, dayInParis(new Date())) });
    go(step);
  }
  const read = (rank: number) => goOn({ name: "read", rank });
  const others = session.documents.filter(({ status }) => status !== "to-sign");
  return (
    <Page
      title={titleToSign(documents.length)}
      intro={invitation(signer.role, projectName, documents, { company: signer.company?.name, others })}
    >
      <Stack gap="xl">
        <Card component="section" aria-labelledby="to-sign">
          <Title order={2} size="h4" id="to-sign" mb="sm">
            {signerText(signer)}
          </Title>
          <DocumentList documents={documents} read={draft.read} alike={summary?.alike} onOpen={read} />
        </Card>
        <WhatYouSign token={token} documents={documents} session={session} draft={draft} />
        <How email={signer.maskedEmail} count={documents.length} expiresAt={expiresAt} />
        <div className={styles.begin}>
          {isAllRead && (
            <Button className={styles.wide} onClick={() => goOn({ name: "consent" })}>
              {t("Passer à la signature")}
            </Button>
          )}
          <Button
            className={styles.wide}
            variant={isAllRead ? "default" : "filled"}
            onClick={() => read(toRead(documents, { read: draft.read, left }))}
          >
            {readingLabel({ read: draft.read, left })}
          </Button>
        </div>
        <Group gap="xs">
          <DeclineButton onClick={onDecline} />
          <DisownButton onClick={onDisown} />
        </Group>
        {others.length > 0 && (
          <section aria-labelledby="others">
            <Title order={2} size="h4" id="others" mb="sm">
              {t("Vos autres documents dans ce projet")}
            </Title>
            <DocumentList documents={others} token={token} />
          </section>
        )}
      </Stack>
    </Page>
  );
}
