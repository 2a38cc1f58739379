import { Anchor, Card, Skeleton, Stack, Text, Title } from "@mantine/core";
import { pages } from "@mec/api";
import type { ReadConsumptionPoint } from "@mec/api/point";
import { currentStatus, isLive } from "@mec/domain/application";
import { messages } from "@mec/domain/shared";
import { Link } from "react-router";
import { hasSignedPapers } from "../../../../parts/application/signed-papers.ts";
import { documentsStanding } from "../../../../parts/document/holder-states.ts";
import { usePointDocuments } from "../../../../parts/document/use-point-documents.ts";
import { t } from "../../../../platform/i18n.ts";
import { LoadError } from "../../../../ui/feedback/load-error.tsx";
import { Retract } from "../retraction/retract.tsx";
import { DocumentsToSign } from "./documents-to-sign.tsx";
import { ReadableFiles } from "./readable-files.tsx";
import { ToSignedPapers } from "./to-signed-papers.tsx";
import { useReadableFiles } from "./use-files.ts";

interface Props {
  point: ReadConsumptionPoint;
  title: string;
  /** The button to sign, and the one to retract; hidden when the page's first card already has them. */
  hasSignButton?: boolean;
}

function ToRead({ pointId, projectId }: { pointId: string; projectId: string }) {
  const statutes = useReadableFiles(pointId, projectId, "statutes");
  const rules = useReadableFiles(pointId, projectId, "rules");
  const error = statutes.error ?? rules.error;
  if (error) {
    return (
      <LoadError
        error={error}
        fallback={messages.projectDataFailed}
        retry={() => Promise.all([statutes.refetch(), rules.refetch()])}
      />
    );
  }
  if (!statutes.data || !rules.data) return <Skeleton height={48} />;
  return <ReadableFiles pointId={pointId} statutes={statutes.data} rules={rules.data} />;
}

function ToSign({ pointId, hasSignButton }: { pointId: string; hasSignButton: boolean }) {
  const { data: documents, error, refetch } = usePointDocuments(pointId, true);
  if (error) return <LoadError error={error} retry={refetch} />;
  if (documents === undefined) return <Skeleton height={120} />;
  if (documents === null) {
    return <Text c="dimmed">{t("Ils se préparent une fois la candidature acceptée.")}</Text>;
  }
  return <DocumentsToSign pointId={pointId} documents={documents} hasSignButton={hasSignButton} />;
}

/** The heading of one's own documents: once nothing is left to sign, they are not said to wait. */
function SignedOrToSign({ pointId }: { pointId: string }) {
  const { data: documents } = usePointDocuments(pointId, true);
  return documentsStanding(documents) === "signed" ? t("Vos documents signés") : t("À signer");
}

/** Whether something that all had signed stays of a place, though it takes part in nothing now. */
const hasKept = ({ left, applicationProgress }: ReadConsumptionPoint): boolean =>
  left ? left.signed.length > 0 : applicationProgress !== null && hasSignedPapers(applicationProgress);

const Kept = () => (
  <Stack align="flex-start">
    <Text>
      {t("La participation de ce lieu est terminée. Ce que tous ont signé reste dans votre profil.")}
    </Text>
    <ToSignedPapers />
  </Stack>
);

/** The association's documents, to read, and the participant's own, to sign, under headings of the third order. */
export function Documents({ point, hasSignButton = true }: Pick<Props, "point" | "hasSignButton">) {
  const application = point.applicationProgress;
  const takesPart = application !== null && isLive(currentStatus(application.progress));
  if (!takesPart) {
    if (point.reader === "holder" && hasKept(point)) return <Kept />;
    return (
      <Text c="dimmed">
        {t("Les documents d’un projet apparaissent ici une fois la candidature envoyée.")}
      </Text>
    );
  }
  if (point.reader === "owner") {
    return (
      <Anchor
        component={Link}
        to={pages.ownerDocuments.to({ projectId: application.projectId, tab: "bulletin" })}
      >
        {t("Ses documents se suivent dans ceux de votre projet")}
      </Anchor>
    );
  }
  return (
    <Stack gap="lg">
      <div>
        <Title order={3} size="h5" mb="xs">
          {t("À lire")}
        </Title>
        <ToRead pointId={point.id} projectId={application.projectId} />
      </div>
      <div>
        <Title order={3} size="h5" mb="xs">
          <SignedOrToSign pointId={point.id} />
        </Title>
        <ToSign pointId={point.id} hasSignButton={hasSignButton && point.reader === "holder"} />
      </div>
      {hasSignButton && <Retract point={point} />}
    </Stack>
  );
}

/** The documents of a participation, on a card. */
export const DocumentsCard = ({ point, title, hasSignButton = true }: Props) => (
  <Card component="section" id="documents" aria-labelledby="documents-title" style={{ scrollMarginTop: 80 }}>
    <Title order={2} size="h4" id="documents-title" mb="md">
      {title}
    </Title>
    <Documents point={point} hasSignButton={hasSignButton} />
  </Card>
);
