import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import type { SignatureSummary } from "@mec/api/signature";
import { readingOf } from "@mec/domain/signature";
import { IconArrowRight, IconDownload } from "@tabler/icons-react";
import { useCallback, useState } from "react";
import { t } from "../../../platform/i18n.ts";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { wrapping } from "../../../ui/layout/wrapping.ts";
import { PdfView } from "../../../ui/pdf/pdf-view.tsx";
import { Wizard } from "../../../ui/wizard/wizard.tsx";
import { DeclineButton } from "./decline-button.tsx";
import { partNames } from "./part-names.ts";
import styles from "./signing.module.css";
import type { DeclinableProps } from "./step-props.ts";
import { signatureFileUrl, useSignatureFile, useSignatureSummary } from "./use-signature.ts";
import type { SigningStep } from "./use-step.ts";
import { placeText, type SignableDocument } from "./words.ts";

/** Goes on only once the document is read; the button says why it cannot yet. */
function NextButton({ isRead, onClick, label }: { isRead: boolean; onClick: () => void; label: string }) {
  return (
    <Button
      className={styles.wide}
      {...wrapping}
      onClick={() => isRead && onClick()}
      aria-disabled={!isRead}
      data-disabled={isRead ? undefined : true}
      aria-describedby="read-first"
      rightSection={<IconArrowRight size={18} aria-hidden />}
    >
      {label}
    </Button>
  );
}

function DownloadButton({ token, document }: { token: string; document: SignableDocument }) {
  return (
    <Button
      component="a"
      href={signatureFileUrl(token, document.id)}
      download={document.fileName}
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
    >
      {t("Télécharger")}
    </Button>
  );
}

type Alike = SignatureSummary["alike"][number];

/** The document that this one repeats word for word but for its place, once that one was read. */
function useTwin({ token, documents, draft }: DeclinableProps, documentId: string) {
  const { data, isPending } = useSignatureSummary(token, documents);
  const alike = data?.alike.find((one) => one.documentId === documentId && draft.read.includes(one.like));
  const twin = documents.find(({ id }) => id === alike?.like);
  // Of a first document there is none: the others wait for it, so that no text moves away from who reads it.
  const isComing = isPending && draft.read.length > 0;
  return { isComing, twin: alike && twin ? { alike, title: twin.title } : null };
}

/** What of a document is left to read for who has read its twin; the whole text stands below. */
function Differing({ title, place }: Pick<Alike, "place"> & { title: string }) {
  return (
    <Alert color="green" title={t("Même texte que «\u00a0{{title}}\u00a0», que vous avez lu", { title })}>
      <Text size="sm">{t("Seuls changent le numéro du document, sa date et le lieu\u00a0:")}</Text>
      <Text size="sm" fw={600} style={{ overflowWrap: "anywhere" }}>
        {placeText(place)}
      </Text>
    </Alert>
  );
}

/** Who has read the same text before does not say that he read this one whole. */
function nextLabel(isLast: boolean, isTwin: boolean): string {
  if (isTwin) return isLast ? t("Continuer") : t("Document suivant");
  return isLast ? t("J’ai tout lu, continuer") : t("J’ai lu, document suivant");
}

/** Which of several it is; nothing of one alone. */
function introText(number: number, total: number, isTwin: boolean): string | undefined {
  if (total === 1) return undefined;
  return isTwin
    ? t("Document {{number}} sur {{total}}", { number, total })
    : t("Document {{number}} sur {{total}}, à lire en entier", { number, total });
}

interface WholeProps {
  file: ReturnType<typeof useSignatureFile>;
  isComing: boolean;
  title: string;
  onEndReached: () => void;
}

/** The document itself. */
const Whole = ({ file, isComing, ...shown }: WholeProps) =>
  file.error ? (
    <LoadError error={file.error} retry={file.refetch} />
  ) : (
    <PdfView source={isComing ? undefined : file.data} {...shown} />
  );

/**
 * What was read once this one was shown to its end or not, and what is left: all, and the rank of the first that is to be read
 * before signing, or -1.
 */
function readingsSoFar({ documents, draft, alike }: DeclinableProps, atEnd: string | null) {
  // Who passes on at the place alone has not seen this one's end: it counts as the text that he has read.
  const read = atEnd === null ? draft.read : [...new Set([...draft.read, atEnd])];
  const unread = documents.filter(({ id }) => readingOf(id, { read, alike }) === null);
  return { read, unread, left: documents.findIndex((one) => one.mustBeRead && unread.includes(one)) };
}

/** One document, in full; the next one can be opened once this one was shown to its end, or the one whose text it has. */
export function ReadStep(props: DeclinableProps & { rank: number }) {
  const { token, documents, draft, keep, go, rank, onDecline } = props;
  const document = documents[rank];
  const documentId = document?.id ?? "";
  const file = useSignatureFile(token, documentId);
  const [isAtEnd, setAtEnd] = useState(false);
  const { twin, isComing } = useTwin(props, documentId);
  const reachEnd = useCallback(() => setAtEnd(true), []);
  if (!document) return null;
  const number = rank + 1;
  const isLast = number === documents.length;
  const isRead = isAtEnd || twin !== null || draft.read.includes(documentId);
  const { read, unread, left } = readingsSoFar(props, isAtEnd ? documentId : null);
  const isDone = left < 0;

  function goTo(step: SigningStep) {
    keep({ read });
    go(step);
  }
  const toSign = () => goTo({ name: "consent" });
  const goOn = () => (isLast && isDone ? toSign() : goTo({ name: "read", rank: isLast ? left : rank + 1 }));

  const whole = <Whole file={file} isComing={isComing} title={document.title} onEndReached={reachEnd} />;

  return (
    <Wizard
      steps={partNames()}
      current={0}
      share={number / documents.length}
      title={document.title}
      intro={introText(number, documents.length, twin !== null)}
      onBack={() => go(rank === 0 ? { name: "start" } : { name: "read", rank: rank - 1 })}
    >
      <Stack gap="lg">
        {twin ? <Differing title={twin.title} place={twin.alike.place} /> : whole}
        {/* Rendered from the start, so that screen readers announce its change. */}
        <Text size="sm" id="read-first" role="status">
          {isRead ? "" : t("Allez jusqu’à la fin du document pour continuer.")}
        </Text>
        <Group>
          <NextButton
            isRead={isRead}
            onClick={goOn}
            label={nextLabel(isLast && isDone, twin !== null || (isLast && isDone && unread.length > 0))}
          />
          {isDone && !isLast && (
            <Button variant="default" onClick={toSign}>
              {t("Aller à la signature")}
            </Button>
          )}
          <DownloadButton token={token} document={document} />
        </Group>
        {twin && whole}
        <Group>
          <DeclineButton onClick={onDecline} />
        </Group>
      </Stack>
    </Wizard>
  );
}
