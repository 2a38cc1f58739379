import { Alert, Button, Group, List, Stack, Text } from "@mantine/core";
import { pages } from "@mec/api";
import type { ParticipantDocuments } from "@mec/api/document";
import { type DocumentKind, documentKinds, documentLabels } from "@mec/domain/document";
import { messages, plural } from "@mec/domain/shared";
import { type ComponentProps, useState } from "react";
import { Link } from "react-router";
import { frenchMessage } from "../../platform/client.tsx";
import { t } from "../../platform/i18n.ts";
import { useOneAtATime } from "../../platform/one-at-a-time.ts";
import { usePrices } from "../../platform/profile-type.ts";
import { useServices } from "../../platform/services.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Folded } from "../../ui/layout/folded.tsx";
import { Unbroken } from "../../ui/layout/unbroken.tsx";
import { otherPrices } from "./agreed-price.ts";
import { BodySigner } from "./body-signer.tsx";
import { goingToText, placesAndPlants } from "./going-to.ts";
import { IncompleteSets } from "./incomplete-sets.tsx";
import { useOtherPrices } from "./other-prices.tsx";
import { PlantsLeftOut } from "./plants-left-out.tsx";
import { SendResults } from "./send-results.tsx";
import { SendWarnings } from "./send-warnings.tsx";
import {
  ownSalesByWay,
  type SendingTotals,
  type SetToSend,
  setsToSend,
  termsToWrite,
  totalsOf,
} from "./sending.ts";
import { costOfSending, costText } from "./sending-cost.ts";
import { useDocuments, useSendDocuments } from "./use-documents.ts";

interface Props {
  projectId: string;
  participants: readonly ParticipantDocuments[];
  /** The kind of document to send; without it, each participant's whole set. */
  kind?: DocumentKind;
  ownPoints: ReadonlySet<string>;
  /** Called once it is sent, while the dialog still says what left. */
  onSent?: () => void;
  onClose: () => void;
}

function Summary({ documents, sets }: { documents: number; sets: readonly SetToSend[] }) {
  if (documents === 0) return <Text>{t("Aucun document n’est prêt à partir pour cette sélection.")}</Text>;
  const going = sets.filter((set) => set.going.length > 0).map(({ participant }) => participant);
  return (
    <>
      <Text>
        <Unbroken
          text={t(
            "{{documents}} à envoyer, pour {{places}}. Chaque personne reçoit un seul e-mail, avec un lien personnel pour lire et signer.",
            {
              documents: plural(documents, t("document"), t("documents")),
              places: placesAndPlants(going),
            },
          )}
        />
      </Text>
      <Folded title={goingToText(going)}>
        <List size="sm">
          {sets.map(
            ({ participant, going: kinds }) =>
              kinds.length > 0 && (
                <List.Item key={participant.id}>
                  {t("{{who}}\u00a0: {{kinds}}", {
                    who: participant.pointName
                      ? t("{{name}} ({{place}})", { name: participant.name, place: participant.pointName })
                      : participant.name,
                    kinds: kinds.map((kind) => t(documentLabels[kind])).join(t(", ")),
                  })}
                </List.Item>
              ),
          )}
        </List>
      </Folded>
    </>
  );
}

function sendLabel({ documents, incomplete }: SendingTotals, isDoubted: boolean): string {
  const count = plural(documents, t("document"), t("documents"));
  return incomplete.length > 0 || isDoubted
    ? t("Envoyer quand même {{count}}", { count })
    : t("Envoyer {{count}}", { count });
}

/** What it costs under the owner's plans, before he sends. */
function Cost({ sets }: { sets: readonly SetToSend[] }) {
  const { data } = useServices();
  const { profileType } = usePrices();
  if (!data) return null;
  const { pmo, vente, convention } = data;
  const cost = costOfSending(sets, {
    pmo: pmo.selectedPricing.type,
    vente: vente.selectedPricing.type,
    convention: convention.selectedPricing.type,
  });
  return cost && <Text fw={600}>{costText(cost, profileType)}</Text>;
}

/** What stays, and why. */
function NotReady(stays: ComponentProps<typeof IncompleteSets>) {
  if (stays.sets.length === 0) return null;
  return (
    <Alert color="sun" title={t("Certains documents ne sont pas prêts")}>
      <Stack gap="sm">
        <Text size="sm">
          {t(
            "Vous pouvez les compléter d’abord, ou envoyer dès maintenant ce qui est prêt\u00a0: le reste attendra ici.",
          )}
        </Text>
        <IncompleteSets {...stays} />
      </Stack>
    </Alert>
  );
}

const Unchanging = () => (
  <Text size="sm" c="dimmed">
    {t(
      "Une fois envoyé, un document ne change plus. Il compte dans votre prestation une seule fois par participant, même si vous le renvoyez.",
    )}
  </Text>
);

const Failure = ({ error }: { error: Error | null }) =>
  error && (
    <Alert color="red" role="alert">
      {frenchMessage(error)}
    </Alert>
  );

/** Before contracts leave whose terms nobody wrote: a contract that is sent never takes those that come later. */
function WriteTerms({ projectId, consumer }: { projectId: string; consumer: string | null }) {
  if (consumer === null) return null;
  return (
    <Button component={Link} to={pages.createSalesContract.to({ projectId, consumer })}>
      {t("Écrire les conditions")}
    </Button>
  );
}

interface SendProps {
  sets: readonly SetToSend[];
  isPending: boolean;
  /** Whether nothing is to be written before. */
  isFirst: boolean;
  isOff: boolean;
  onSend: () => void;
}

function Send({ sets, isPending, isFirst, isOff, onSend }: SendProps) {
  const totals = totalsOf(sets);
  if (totals.documents === 0) return null;
  return (
    <Button variant={isFirst ? "filled" : "default"} disabled={isPending || isOff} onClick={onSend}>
      {isPending ? messages.loading : sendLabel(totals, ownSalesByWay(sets).going.length > 0)}
    </Button>
  );
}

const receiversOf = (sets: readonly SetToSend[]): ParticipantDocuments[] =>
  sets.filter(({ going }) => going.length > 0).map(({ participant }) => participant);

/** Says what a sending will do before it is done, and its outcome after. */
export function SendDialog({ projectId, participants, kind, ownPoints, onSent, onClose }: Props) {
  const sending = useSendDocuments(projectId, onSent);
  const begin = useOneAtATime(sending);
  const [plants, setPlants] = useState<readonly ParticipantDocuments[]>([]);
  const { data: producers = participants } = useDocuments(projectId);
  const context = { projectId, ownPoints, producers };
  const chosen = [...participants, ...plants];
  const ready = setsToSend(chosen, kind ? [kind] : documentKinds);
  // As they stood when it was sent: what goes and what stays is told from them, whatever is read anew meanwhile.
  const [sent, setSent] = useState(ready);
  const sets = sending.isPending ? sent : ready;
  const totals = totalsOf(sets);
  const toWrite = termsToWrite(sets);
  const others = useOtherPrices(otherPrices(sets));
  const title = kind ? t(documentLabels[kind]) : t("Envoyer les documents à signer");

  function send() {
    setSent(sets);
    begin({ participants: receiversOf(sets), kind });
  }

  return (
    <Dialog title={title} onClose={onClose} size="lg" space="indigo" isBusy={sending.isPending}>
      {sending.data ? (
        <SendResults {...sending.data} {...context} sets={sent} onClose={onClose} />
      ) : (
        <Stack gap="md">
          <Summary documents={totals.documents} sets={sets} />
          {totals.documents > 0 && <Cost sets={sets} />}
          <BodySigner projectId={projectId} kinds={sets.flatMap(({ going }) => going)} />
          {!kind && (
            <PlantsLeftOut
              projectId={projectId}
              chosen={chosen}
              onAdd={(more) => setPlants([...plants, ...more])}
            />
          )}
          <NotReady sets={totals.incomplete} {...context} />
          <SendWarnings projectId={projectId} sets={sets} producers={producers} />
          {others.notice}
          {totals.documents > 0 && <Unchanging />}
          <Failure error={sending.error} />
          <Group>
            <WriteTerms projectId={projectId} consumer={toWrite} />
            <Send
              sets={sets}
              isPending={sending.isPending}
              isFirst={toWrite === null}
              isOff={!others.isConfirmed}
              onSend={send}
            />
            <Button variant="subtle" onClick={onClose}>
              {t("Annuler")}
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  );
}
