import { Anchor, Box, Button, type ButtonProps, Card, Group, List, Stack, Text, Title } from "@mantine/core";
import { pages } from "@mec/api";
import type { SignatureSession } from "@mec/api/signature";
import { Link } from "react-router";
import { Payment, PaymentReminder } from "../../../parts/document/payment.tsx";
import { t } from "../../../platform/i18n.ts";
import { useSession } from "../../../platform/session.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";
import { wrapping } from "../../../ui/layout/wrapping.ts";
import { DocumentList } from "./document-list.tsx";
import { leftTexts } from "./left-texts.ts";
import { stepsOfPlant } from "./plant-steps.ts";
import { retractionNotice, supplyNotices } from "./retraction-notice.ts";
import styles from "./signing.module.css";
import { wayBack } from "./way-back.ts";
import { endingOfSession, isNamedByAnother, type SignableDocument, settledOrder } from "./words.ts";
import { WriteToOwner } from "./write-to-owner.tsx";

interface Props {
  token: string;
  session: SignatureSession;
  status: Exclude<SignableDocument["status"], "to-sign">;
}

/** The point signed for, when there is one only. */
function onePoint({ documents }: Pick<SignatureSession, "documents">): string | null {
  const points = new Set(documents.flatMap(({ consumptionPointId }) => consumptionPointId ?? []));
  const [own, ...others] = points;
  return own && others.length === 0 ? own : null;
}

interface WayBackProps extends Pick<Props, "session" | "status"> {
  /** Outlined where another button comes first. */
  variant: ButtonProps["variant"];
}

/**
 * The way back: to the application of the one point signed for (the page asks a visitor to log in), else to the
 * portfolio.
 */
function WayBack({ session: { documents, signer, leftAt }, status, variant }: WayBackProps) {
  const { user } = useSession();
  const own = onePoint({ documents });
  const who = {
    isOnePoint: own !== null,
    isVisitor: user === null,
    isGuest: isNamedByAnother(signer),
    isGone: leftAt !== undefined,
  };
  const { label, notice } = wayBack(who, status === "waiting" || status === "signed");
  return (
    <>
      {notice && <Text className="prose">{notice}</Text>}
      <Group>
        {label && (
          <Button
            component={Link}
            to={own ? pages.consumerApplication.to({ consumerId: own }) : pages.portfolio.to()}
            className={styles.wide}
            variant={variant}
            {...wrapping}
          >
            {label}
          </Button>
        )}
        <Anchor size="sm" component={Link} to={pages.verification.to()}>
          {t("Vérifier un document signé")}
        </Anchor>
      </Group>
    </>
  );
}

/** What is still to come for who has signed as a producer who joins. */
function stepsOf({ plant, leftAt, documents }: SignatureSession, status: Props["status"]): string[] {
  if (!plant || leftAt || (status !== "waiting" && status !== "signed")) return [];
  return stepsOfPlant(plant, new Set(documents.map(({ kind }) => kind)));
}

/** What is asked of who has signed: to pay his membership, and what is still to come of his plant. */
function Asked({ session, status }: Pick<Props, "session" | "status">) {
  const steps = stepsOf(session, status);
  return (
    <>
      {session.payment && (
        <Box mt="sm">
          {session.isPaymentNew === false ? (
            <PaymentReminder payment={session.payment} />
          ) : (
            <Payment payment={session.payment} />
          )}
        </Box>
      )}
      {steps.length > 0 && (
        <Box mt="sm" className="prose">
          <Text>{t("Pour vendre votre électricité, il reste, dans l’ordre\u00a0:")}</Text>
          <List type="ordered" spacing={4} mt={4}>
            {steps.map((step) => (
              <List.Item key={step}>
                <Unbroken text={step} />
              </List.Item>
            ))}
          </List>
        </Box>
      )}
    </>
  );
}

/** The endings after which only the owner can help. */
const needsOwner: readonly Props["status"][] = ["expired", "declined"];

/** Nothing is left to sign: the outcome for each document, and what comes next. */
export function Outcome({ token, session, status }: Props) {
  const { documents, projectName } = session;
  const { title, intro, next } = endingOfSession(session, status);
  const notices = [retractionNotice(session) ?? [], supplyNotices(session)].flat();
  return (
    <Page title={title} intro={intro}>
      <Stack gap="xl">
        {documents.length > 0 && (
          <Card component="section" aria-labelledby="documents">
            <Title order={2} size="h4" id="documents" mb="sm">
              {documents.length === 1
                ? t("Votre document pour «\u00a0{{project}}\u00a0»", { project: projectName })
                : t("Vos documents pour «\u00a0{{project}}\u00a0»", { project: projectName })}
            </Title>
            <DocumentList documents={settledOrder(documents)} token={token} />
          </Card>
        )}
        <section aria-labelledby="next">
          <Title order={2} size="h4" id="next" mb="xs">
            {t("Et maintenant\u202f?")}
          </Title>
          {leftTexts(session).map((left) => (
            <Text key={left} className="prose" mb="xs">
              <Unbroken text={left} />
            </Text>
          ))}
          {next && <Text className="prose">{next}</Text>}
          <Asked session={session} status={status} />
          {notices.map((notice) => (
            <Text key={notice} className="prose" mt="xs">
              <Unbroken text={notice} />
            </Text>
          ))}
          {needsOwner.includes(status) && <WriteToOwner projectId={session.projectId} />}
        </section>
        <Stack gap="sm">
          <WayBack
            session={session}
            status={status}
            variant={needsOwner.includes(status) ? "default" : "filled"}
          />
        </Stack>
      </Stack>
    </Page>
  );
}
