import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { pages } from "@mec/api";
import { type AccountingSheet, accountingCalls } from "@mec/api/document";
import { formatDate } from "@mec/domain/shared";
import { IconDownload, IconPrinter } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { Link, useParams } from "react-router";
import { useAct } from "../../../platform/act.ts";
import { useAnswer } from "../../../platform/answer.ts";
import { type Client, frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { notify } from "../../../platform/notify.tsx";
import { nullWhenMissing } from "../../../platform/null-when.ts";
import { answerKey } from "../../../platform/question.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { SummaryList } from "../../../ui/fields/summary-list.tsx";
import { saveFile } from "../../../ui/files/save-file.ts";
import { NoResult } from "../../../ui/illustrations/index.ts";
import { Folded, Folds } from "../../../ui/layout/folded.tsx";
import { wrapping } from "../../../ui/layout/wrapping.ts";
import classes from "./accounting.module.css";

interface FileButtonProps {
  /** Of the place whose page is read again: it says what its file does. */
  params: { id: string };
  take: (call: Client) => Promise<File>;
  icon: ReactNode;
  children: ReactNode;
}

function FileButton({ params, take, icon, children }: FileButtonProps) {
  const download = useAct(take, {
    stale: [answerKey(accountingCalls.getAccounting, { params })],
    after: saveFile,
    failed: (error) =>
      notify({ color: "red", title: t("Le fichier n’a pas pu être préparé"), message: frenchMessage(error) }),
  });
  return (
    <Button
      variant="default"
      {...wrapping}
      leftSection={icon}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {children}
    </Button>
  );
}

/** What is handed over: the page on paper, its table, and both with what was signed. */
function Files({ params }: { params: { id: string } }) {
  const file = (format: "pdf" | "csv") => (call: Client) =>
    call(accountingCalls.getAccountingFile, { params, query: { format } });
  return (
    <Group>
      <FileButton params={params} take={file("pdf")} icon={<IconPrinter size={18} aria-hidden />}>
        {t("Imprimer (PDF)")}
      </FileButton>
      <FileButton params={params} take={file("csv")} icon={<IconDownload size={18} aria-hidden />}>
        {t("Tableur (CSV)")}
      </FileButton>
      <FileButton
        params={params}
        take={(call) => call(accountingCalls.archiveAccounting, { params })}
        icon={<IconDownload size={18} aria-hidden />}
      >
        {t("Tout, avec les papiers signés (ZIP)")}
      </FileButton>
    </Group>
  );
}

const rowsOf = ({ rows }: AccountingSheet["sections"][number]) =>
  rows.map(({ label, text }) => ({ label, value: text }));

/** The answers that are looked for first. */
function First(section: AccountingSheet["sections"][number]) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} className={classes.section}>
      <Title order={2} size="h4" id={id} mb="xs">
        {section.title}
      </Title>
      <SummaryList rows={rowsOf(section)} />
    </Card>
  );
}

/** What is looked up, behind its title: on paper it is open. */
function Section(section: AccountingSheet["sections"][number]) {
  const id = useId();
  const title = (
    <Title order={2} size="h4" id={id}>
      {section.title}
    </Title>
  );
  return (
    <section aria-labelledby={id} className={classes.section}>
      <Folded title={title}>
        <SummaryList rows={rowsOf(section)} />
      </Folded>
    </section>
  );
}

const Nothing = ({ id }: { id: string }) => (
  <EmptyState
    illustration={<NoResult />}
    title={t("Rien à remettre pour l’instant")}
    text={t(
      "Cette page se remplit dès qu’un prix est proposé à une entreprise ou à une collectivité pour ce lieu.",
    )}
    action={
      <Button component={Link} to={pages.consumerApplication.to({ consumerId: id })}>
        {t("Suivre ma demande")}
      </Button>
    }
  />
);

/** All that a business's accountant asks of a place's local electricity, and nothing that is not known. */
export function AccountingPage() {
  const { consumerId: id = "" } = useParams();
  const params = { id };
  const { data, error, refetch } = useAnswer(
    accountingCalls.getAccounting,
    { params },
    { or: nullWhenMissing },
  );
  return (
    <Loaded of={{ data, error, retry: () => void refetch() }}>
      {(sheet) =>
        sheet === null ? (
          <Nothing id={id} />
        ) : (
          <Stack gap="lg">
            <Text className="prose">
              {t("{{project}}, au {{day}}. À remettre à qui tient vos comptes.", {
                project: sheet.projectName,
                day: formatDate(sheet.date),
              })}
            </Text>
            <Files params={params} />
            {sheet.sections.slice(0, 1).map((section) => (
              <First key={section.title} {...section} />
            ))}
            <Folds>
              {sheet.sections.slice(1).map((section, index) => (
                // Two contracts may have sections of one name.
                // biome-ignore lint/suspicious/noArrayIndexKey: they are only ever replaced all together
                <Section key={index} {...section} />
              ))}
            </Folds>
          </Stack>
        )
      }
    </Loaded>
  );
}
