import { Alert, Button, Group, List, Stack, Text } from "@mantine/core";
import type { DocumentResult } from "@mec/api/document";
import { documentLabels, missingSentence } from "@mec/domain/document";
import { participantKey } from "@mec/domain/point";
import { type ServiceGroup, serviceLabels } from "@mec/domain/service";
import { messages, plural } from "@mec/domain/shared";
import { useEffect, useRef } from "react";
import { t } from "../../platform/i18n.ts";
import { Unbroken } from "../../ui/layout/unbroken.tsx";
import type { MendContext } from "./mend.ts";
import { MissingList } from "./missing-list.tsx";
import { type SetToSend, stayedOf } from "./sending.ts";

interface Props extends Omit<MendContext, "participant"> {
  results: readonly DocumentResult[];
  /** The services for which the sending could not be counted. */
  uncounted: readonly ServiceGroup[];
  /** What was to be sent. */
  sets: readonly SetToSend[];
  onClose: () => void;
}

/** How many participants are named; the table shows the others. */
const mostNamed = 20;

const reasonOf = ({ error, missing }: DocumentResult): string =>
  error ?? (missing.length > 0 ? missingSentence(missing) : t("Il ne peut pas être envoyé pour le moment."));

/** Counting failed, which does not undo the sending. */
function Uncounted({ groups }: { groups: readonly ServiceGroup[] }) {
  return (
    <Alert color="sun" title={messages.pmoPlanFailed}>
      <Text size="sm">
        {t(
          "Vos documents partent comme prévu. Leur décompte ({{services}}) n’a pas pu être fait : nous le referons tout seuls, une seule fois par participant.",
          { services: groups.map((group) => serviceLabels[group]).join(", ") },
        )}
      </Text>
    </Alert>
  );
}

/** What goes out by mail. */
function Leaving({ count }: { count: number }) {
  return (
    <Alert
      color="green"
      title={t("{{documents}} en cours d’envoi", {
        documents: plural(count, t("document"), t("documents")),
      })}
    >
      <Text size="sm">
        <Unbroken
          text={t(
            "Les e-mails partent dans les minutes qui viennent. Vous serez prévenu des signatures, et les suivrez dans «\u00a0Mes documents\u00a0».",
          )}
        />
      </Text>
    </Alert>
  );
}

interface StayedProps extends Omit<Props, "uncounted" | "onClose"> {
  title: string;
}

/** Documents that did not leave, each with its reason. */
function Stayed({ title, results, sets, ...context }: StayedProps) {
  if (results.length === 0) return null;
  const others = results.length - mostNamed;
  const participants = new Map(sets.map(({ participant }) => [participantKey(participant), participant]));
  return (
    <Alert color="sun" title={title}>
      <List size="sm" spacing={4}>
        {results.slice(0, mostNamed).map((result) => {
          const participant = participants.get(participantKey(result.participant));
          const { gaps = [] } = result;
          return (
            <List.Item key={`${participantKey(result.participant)} ${result.kind}`}>
              {participant?.name}
              {", "}
              {t(documentLabels[result.kind])}
              {"\u00a0: "}
              {participant && gaps.length > 0 ? (
                <>
                  {t("il manque")}
                  <MissingList gaps={gaps} participant={participant} {...context} />
                </>
              ) : (
                reasonOf(result)
              )}
            </List.Item>
          );
        })}
        {others > 0 && (
          <List.Item>
            {t("et {{documents}}.", {
              documents: plural(others, t("autre document"), t("autres documents")),
            })}
          </List.Item>
        )}
      </List>
    </Alert>
  );
}

/** What was sent, and what was not with the reason. */
export function SendResults({ results, uncounted, sets, onClose, ...context }: Props) {
  const close = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone: the keyboard focus moves here.
  useEffect(() => close.current?.focus(), []);
  const left = results.filter(({ ok }) => ok);
  const { toComplete, failed } = stayedOf(results, sets);
  return (
    <Stack gap="md" role="status">
      {left.length > 0 && <Leaving count={left.length} />}
      {uncounted.length > 0 && <Uncounted groups={uncounted} />}
      <Stayed
        title={plural(toComplete.length, t("document à compléter"), t("documents à compléter"))}
        results={toComplete}
        sets={sets}
        {...context}
      />
      <Stayed
        title={plural(failed.length, t("document n’est pas parti"), t("documents ne sont pas partis"))}
        results={failed}
        sets={sets}
        {...context}
      />
      <Group>
        <Button ref={close} onClick={onClose}>
          {t("Fermer")}
        </Button>
      </Group>
    </Stack>
  );
}
