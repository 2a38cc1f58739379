import { Alert, Badge, Button, Group } from "@mantine/core";
import type { RequestOutput } from "@mec/api";
import { securityCalls } from "@mec/api/account";
import { formatDateTime, messages } from "@mec/domain/shared";
import { useAct } from "../../../../platform/act.ts";
import { useAnswer } from "../../../../platform/answer.ts";
import { frenchMessage } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { answerKey } from "../../../../platform/question.ts";
import { Loaded } from "../../../../ui/feedback/loaded.tsx";
import { ProfileCard } from "../profile-card.tsx";
import { FactorList, FactorRow } from "./factor-row.tsx";

type Session = RequestOutput<typeof securityCalls.listSessions>[number];

/** No service is asked where an address is located: its first part lets the owner recognise it. */
const placeOf = ({ network }: Session) =>
  network === null ? t("Ce réseau") : t("Lieu inconnu (adresse {{network}})", { network });

const detailOf = (session: Session) =>
  t("{{place}} · dernière visite le {{date}}", {
    place: placeOf(session),
    date: formatDateTime(session.lastSeenAt),
  });

interface ListProps {
  sessions: readonly Session[];
  onEnd: (id: string) => void;
  isPending: boolean;
}

function SessionList({ sessions, onEnd, isPending }: ListProps) {
  return (
    <FactorList>
      {sessions.map((session) => {
        const device = session.device ?? t("Appareil inconnu");
        return (
          <FactorRow
            key={session.id}
            title={
              <Group gap="xs" component="span">
                {device}
                {session.isCurrent && (
                  <Badge component="span" variant="light" tt="none">
                    {t("Cette session")}
                  </Badge>
                )}
              </Group>
            }
            detail={detailOf(session)}
          >
            {!session.isCurrent && (
              <Button
                size="sm"
                variant="subtle"
                onClick={() => onEnd(session.id)}
                disabled={isPending}
                aria-label={t("Fermer la session {{device}}", { device })}
              >
                {t("Fermer")}
              </Button>
            )}
          </FactorRow>
        );
      })}
    </FactorList>
  );
}

/** The sessions in which the person is signed in; each can be ended in one click. */
export function SessionsCard() {
  const { data, error, refetch } = useAnswer(securityCalls.listSessions, {});
  const ending = useAct(
    (call, id: string | null) =>
      id === null
        ? call(securityCalls.endOtherSessions, {})
        : call(securityCalls.endSession, { params: { id } }),
    { staleAnyway: [answerKey(securityCalls.listSessions)] },
  );
  return (
    <ProfileCard
      id="sessions"
      title={t("Vos sessions")}
      text={t(
        "Les appareils sur lesquels vous êtes connecté. Une session se ferme seule après 30 jours sans visite, et au bout de 90 jours.",
      )}
    >
      {ending.error && (
        <Alert color="red" role="alert" mb="md" title={t("Cela n’a pas fonctionné")}>
          {frenchMessage(ending.error)}
        </Alert>
      )}
      <Loaded of={{ data, error, retry: refetch }}>
        {(sessions) => (
          <>
            <SessionList sessions={sessions} onEnd={ending.mutate} isPending={ending.isPending} />
            {sessions.length > 1 && (
              <Button
                variant="default"
                mt="md"
                onClick={() => ending.mutate(null)}
                disabled={ending.isPending}
              >
                {ending.isPending ? messages.loading : t("Fermer toutes les autres")}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </ProfileCard>
  );
}
