import { Anchor, Button, List, Text } from "@mantine/core";
import { type SignedPapers, signedPapersPage } from "@mec/api/signature";
import { documentLabels } from "@mec/domain/document";
import { formatDate } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";

interface Props {
  signedPapers: SignedPapers;
  page: number;
  onPage: (page: number) => void;
  fileUrl: (id: string) => string;
}

function SignedPaperLine({
  signedPaper,
  href,
}: {
  signedPaper: SignedPapers["items"][number];
  href: string;
}) {
  return (
    <List.Item>
      <Anchor href={href} download fw={600} style={{ overflowWrap: "anywhere" }}>
        {t("{{kind}}, {{where}} (PDF)", {
          kind: documentLabels[signedPaper.kind],
          where: [signedPaper.whose, signedPaper.projectName].filter(Boolean).join(", "),
        })}
      </Anchor>
      {signedPaper.retractedAt && (
        <Text size="sm" fw={600}>
          {t("Rétracté le {{day}}", { day: formatDate(signedPaper.retractedAt) })}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {t("Signé le {{signed}}, conservé tant que le projet l’a, et au moins jusqu’au {{until}}", {
          signed: formatDate(signedPaper.signedAt),
          until: formatDate(signedPaper.keepUntil),
        })}
      </Text>
    </List.Item>
  );
}

/** The documents signed by all, a page at a time, each with a download. */
export function SignedPaperList({ signedPapers, page, onPage, fileUrl }: Props) {
  const pages = Math.ceil(signedPapers.total / signedPapersPage);
  return (
    <>
      <List listStyleType="none" spacing="md">
        {signedPapers.items.map((signedPaper) => (
          <SignedPaperLine key={signedPaper.id} signedPaper={signedPaper} href={fileUrl(signedPaper.id)} />
        ))}
      </List>
      {pages > 1 && (
        <nav
          aria-label={t("Pages des papiers signés")}
          style={{ display: "flex", gap: 12, alignItems: "center", marginTop: 16, flexWrap: "wrap" }}
        >
          <Button variant="default" size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
            {t("Plus récents")}
          </Button>
          <Text size="sm">{t("Page {{page}} sur {{pages}}", { page, pages })}</Text>
          <Button variant="default" size="sm" disabled={page === pages} onClick={() => onPage(page + 1)}>
            {t("Plus anciens")}
          </Button>
        </nav>
      )}
    </>
  );
}
