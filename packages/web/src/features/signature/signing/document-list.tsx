import { Anchor, Button, Text } from "@mantine/core";
import type { SignatureSummary } from "@mec/api/signature";
import { IconCircleCheck, IconDownload, IconFileText } from "@tabler/icons-react";
import { t } from "../../../platform/i18n.ts";
import styles from "./signing.module.css";
import { signatureFileUrl } from "./use-signature.ts";
import { byPlace, documentState, placeText, type SignableDocument } from "./words.ts";

interface Props {
  documents: readonly SignableDocument[];
  /** The ids of the documents already read; without it, the documents' statuses are shown. */
  read?: readonly string[];
  /** Documents whose text is that of another but for the place: who has read that one reads their place alone. */
  alike?: SignatureSummary["alike"] | undefined;
  /** Opens the document at this index. */
  onOpen?: (rank: number) => void;
  /** The link's token; with it, files can be downloaded. */
  token?: string;
}

/** What a document is called where nothing stands beside its name. */
const calledAlone = (document: SignableDocument): string =>
  document.retractedAt ? `${document.title}, ${documentState(document)}` : document.title;

/** The statuses in which the link still opens the file. */
const hasFile = ({ status }: SignableDocument) => status === "signed" || status === "waiting";

function stateOf(document: SignableDocument, { read, alike = [], documents }: Props): string {
  if (!read) return documentState(document);
  if (read.includes(document.id)) return t("Lu");
  const twin = alike.find(({ documentId }) => documentId === document.id);
  const first = twin && documents.find(({ id }) => id === twin.like);
  if (!first) return t("À lire");
  const title = first.title;
  const place = placeText(twin.place);
  return read.includes(first.id)
    ? t("Même texte que «\u00a0{{title}}\u00a0», déjà lu. Change le lieu\u00a0: {{place}}", { title, place })
    : t("Même texte que «\u00a0{{title}}\u00a0»", { title });
}

interface LineProps extends Props {
  document: SignableDocument;
  rank: number;
  /** What it is called where it stands. */
  name: string;
}

function Line({ document, rank, name, ...list }: LineProps) {
  const { read, onOpen, token } = list;
  const isDone = read ? read.includes(document.id) : hasFile(document) && !document.retractedAt;
  const Icon = isDone ? IconCircleCheck : IconFileText;
  return (
    <li className={styles.document}>
      <Icon size={24} aria-hidden className={isDone ? styles.done : styles.waiting} />
      <div className={styles.documentName}>
        {onOpen ? (
          <Anchor
            component="button"
            type="button"
            ta="left"
            fw={600}
            aria-label={document.title}
            onClick={() => onOpen(rank)}
          >
            {name}
          </Anchor>
        ) : (
          <Text fw={600}>{name}</Text>
        )}
        <Text size="sm" c="dimmed">
          {stateOf(document, list)}
        </Text>
      </div>
      {token && hasFile(document) && (
        <Button
          component="a"
          href={signatureFileUrl(token, document.id)}
          download={document.fileName}
          variant="default"
          size="sm"
          leftSection={<IconDownload size={18} aria-hidden />}
          aria-label={t("Télécharger\u00a0: {{title}}", { title: calledAlone(document) })}
        >
          {t("Télécharger")}
        </Button>
      )}
    </li>
  );
}

/** A list of documents, with the status of each; those of several places of one person stand under each place. */
export function DocumentList(props: Props) {
  return (
    <div>
      {byPlace(props.documents).map(({ place, lines }) => (
        <div key={place ?? ""} className={styles.ofPlace}>
          {place && <p className={styles.place}>{place}</p>}
          <ul className={styles.documents}>
            {lines.map((line) => (
              <Line key={line.document.id} {...props} {...line} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
