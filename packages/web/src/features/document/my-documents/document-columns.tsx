import { Anchor, Badge, Text } from "@mantine/core";
import type { ParticipantDocument } from "@mec/api/document";
import { documentLabels, isInFlight, isSettled } from "@mec/domain/document";
import { conjunction, deSomebody, formatShortDate } from "@mec/domain/shared";
import { ownBodyText, ownSaleText } from "@mec/domain/signatory";
import { Link } from "react-router";
import { DocumentBadge } from "../../../parts/document/document-badge.tsx";
import { MissingList } from "../../../parts/document/missing-list.tsx";
import { whyNotReady } from "../../../parts/document/not-ready-words.ts";
import { nextSigner } from "../../../parts/document/participant.ts";
import { identifierAt } from "../../../parts/signatory/identifier-at.ts";
import { t } from "../../../platform/i18n.ts";
import type { Column } from "../../../ui/table/index.ts";
import { type DocumentLine, isAdded, othersToSend } from "./rows.ts";

interface Context {
  projectId: string;
  ownPoints: ReadonlySet<string>;
  /** The list is of those to whom something is to send, whichever document that is. */
  isToSend: boolean;
}

type Signer = ParticipantDocument["signers"][number];

/** Why the next signers have not signed: they must first be found, then confirm their addresses, then sign. */
function turnOf({ signers }: ParticipantDocument, next: Signer): string {
  const turn = signers.filter(({ role, signedAt }) => role === next.role && signedAt === null);
  const disowned = turn.find(({ address }) => address === "disowned");
  if (disowned) {
    return t(
      "La personne qui a ouvert le lien répond qu’elle n’est pas {{name}}. Vérifiez l’adresse, puis relancez.",
      { name: disowned.name },
    );
  }
  const unproven = turn.find(({ address }) => address === "to-confirm");
  return unproven
    ? t("Adresse à confirmer par {{name}}. Une relance renvoie l’e-mail.", { name: unproven.name })
    : t("Attend la signature {{of}}", { of: deSomebody(next.name) });
}

/** Why the document stopped, that its sending is delayed, or whose signature it waits for. */
function detailOf(document: ParticipantDocument): string | null {
  if (document.reason) return document.reason;
  if (document.isDelayed) {
    return t("L’envoi est retardé\u00a0: nous réessayons régulièrement, vous n’avez rien à faire.");
  }
  const next = nextSigner(document);
  return next && isInFlight(document.status) ? turnOf(document, next) : null;
}

/** A producer's contracts are his consumers': nothing of them is sent to him alone. */
function soldWithConsumers({ participant, document }: DocumentLine): string | null {
  const isWaiting = document.status === "READY" || document.status === "NOT-READY";
  if (participant.kind !== "producer" || document !== participant.salesContract || !isWaiting) return null;
  return document.missing.includes("prm")
    ? t(
        "Aucun contrat ne le nomme tant que son compteur n’est pas connu. Les siens partiront ensuite, à part.",
      )
    : t(
        "Il signe le contrat de chaque consommateur, une fois envoyé à celui-ci\u00a0: rien ne part pour lui seul.",
      );
}

const isMade = ({ status }: ParticipantDocument): boolean => isInFlight(status) || isSettled(status);

/** A contract that a body would make with itself, before it is made. */
function ownSale({ participant, document }: DocumentLine): string | null {
  return participant.ownSeller && document === participant.salesContract && !isMade(document)
    ? ownSaleText(participant.ownSeller)
    : null;
}

/** A contract that is none: its place buys from nobody but its own body. */
const isNone = ({ participant, document }: DocumentLine): boolean =>
  Boolean(participant.paysNobody) &&
  document === participant.salesContract &&
  (!isMade(document) || document.status === "IGNORED");

/** A document that would print a number which seems wrong, before it leaves. */
const doubtText = ({ participant, document }: DocumentLine): string | null =>
  isMade(document) ? null : (participant.identifierDoubt ?? null);

/** A contract that stands beside those that all have signed. */
const addedText = ({ document }: DocumentLine): string | null =>
  isAdded(document) && document.status === "READY"
    ? t("Un contrat de plus, avec un producteur arrivé depuis. Ce qui est signé ne change pas.")
    : null;

/** What a signed paper names otherwise than its participant says now. */
function otherwiseText({ participant, document }: DocumentLine) {
  const { namedBefore = [], boundBefore = [] } = participant;
  if (document.status !== "DONE" || document === participant.bulletin) return null;
  if (namedBefore.includes("address"))
    return t("Nomme une autre adresse\u00a0: corrigée, ou la personne a-t-elle changé de lieu\u202f?");
  if (namedBefore.includes("siret"))
    return t("Nomme un autre SIRET\u00a0: est-ce toujours la même structure\u202f?");
  if (boundBefore.length > 0)
    return t(
      "Nomme autrement qui s’engage\u00a0: est-ce toujours la même personne ou la même structure\u202f?",
    );
  const sellers = document === participant.salesContract ? (participant.sellersNamedBefore ?? []) : [];
  return sellers.length > 0
    ? t("Nomme autrement qui vend\u00a0: le nom, le numéro ou une adresse a changé depuis pour {{names}}.", {
        names: conjunction(sellers.map(({ name }) => name)),
      })
    : null;
}

/** Why somebody is in a list of what is to send, whose document of this kind has left. */
function leftToSend(line: DocumentLine): string | null {
  const kinds = othersToSend(line).map((kind) => t(documentLabels[kind]).toLocaleLowerCase("fr"));
  return kinds.length === 0
    ? null
    : t("Reste à envoyer\u00a0: {{documents}}.", { documents: kinds.join(", ") });
}

function State({ line, isToSend, ...context }: Context & { line: DocumentLine }) {
  const { participant, document } = line;
  const detail =
    ownSale(line) ??
    (isToSend ? leftToSend(line) : null) ??
    detailOf(document) ??
    soldWithConsumers(line) ??
    addedText(line) ??
    otherwiseText(line);
  if (isNone(line))
    return (
      <Text size="sm" c="dimmed" maw={340}>
        {t("{{said}}.", { said: ownBodyText })}
      </Text>
    );
  const doubt = doubtText(line);
  // What the owner supplies for all is said once, above the tables.
  const gaps = document.gaps.filter(({ target }) => target === "participant");
  const why = document.status === "NOT-READY" ? whyNotReady(document.gaps) : null;
  return (
    <div>
      <DocumentBadge status={document.status} title={why} />
      {detail && (
        <Text size="sm" c="dimmed" mt={4} maw={340} lineClamp={4} style={{ whiteSpace: "pre-line" }}>
          {detail}
        </Text>
      )}
      {doubt && (
        <Text size="sm" c="sun.9" mt={4} maw={340}>
          {doubt}{" "}
          {context.ownPoints.has(participant.id) && (
            <Anchor component={Link} to={identifierAt(participant, context.projectId)} size="sm">
              {t("Le corriger")}
            </Anchor>
          )}
        </Text>
      )}
      {gaps.length > 0 && document.status === "NOT-READY" && (
        <div style={{ marginTop: 4 }}>
          <Text size="sm" c="dimmed">
            {t("Il manque\u00a0:")}
          </Text>
          <MissingList gaps={gaps} participant={participant} {...context} />
        </div>
      )}
      {why && gaps.length === 0 && (
        <Text size="sm" c="dimmed" mt={4} maw={340}>
          {why}
        </Text>
      )}
    </div>
  );
}

function Name({ line: { participant } }: { line: DocumentLine }) {
  return (
    <div>
      <Text fw={600} style={{ overflowWrap: "anywhere" }}>
        {participant.name}
      </Text>
      {participant.pointName && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
          {participant.pointName}
        </Text>
      )}
      {participant.kind === "producer" && (
        <Badge variant="light" color="sun" c="sun.9" tt="none" fw={550}>
          {t("Producteur")}
        </Badge>
      )}
    </div>
  );
}

export const documentColumns = (context: Context): Column<DocumentLine>[] => [
  { key: "name", header: t("Participant"), isSortable: true, cell: (line) => <Name line={line} /> },
  {
    key: "status",
    header: t("Où en est le document"),
    isSortable: true,
    isWide: true,
    cell: (line) => <State line={line} {...context} />,
  },
  {
    key: "date",
    header: t("Depuis le"),
    isSortable: true,
    cell: ({ document }) => document.updatedAt && formatShortDate(document.updatedAt),
  },
];
