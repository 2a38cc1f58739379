import { Title } from "@mantine/core";
import type { ReadConsumptionPoint } from "@mec/api/point";
import { mayAskToLeave, type ReadStatus } from "@mec/domain/application";
import type { ComponentProps } from "react";
import { useOtherSigner } from "../../../../parts/application/use-other-signer.ts";
import type { DocumentsStanding } from "../../../../parts/document/holder-states.ts";
import { t } from "../../../../platform/i18n.ts";
import { Folded, Folds } from "../../../../ui/layout/folded.tsx";
import { Documents, DocumentsCard } from "../documents/documents-card.tsx";
import { FoldedWay, Way } from "./way.tsx";

/** Behind the title that says how far they are. */
export const FoldedDocuments = ({
  point,
  state,
}: {
  point: ReadConsumptionPoint;
  state?: "to-sign" | "signed";
}) => (
  <Folded
    title={
      <Title order={2} size="h4">
        {state === "to-sign"
          ? t("Vos documents, à lire et à signer")
          : state === "signed"
            ? t("Vos documents, signés par tous")
            : t("Vos documents")}
      </Title>
    }
  >
    <Documents point={point} hasSignButton={!state} />
  </Folded>
);

interface WayAndDocumentsProps {
  point: ReadConsumptionPoint;
  way: ComponentProps<typeof FoldedWay>;
  isHolder: boolean;
  status: ReadStatus;
  documents: DocumentsStanding;
}

/** The steps, and the documents: who signs himself reads them where he signs, who waits for another to sign reads them here. */
export function WayAndDocuments({ point, way, isHolder, status, documents }: WayAndDocumentsProps) {
  const isToRead = useOtherSigner(point.id, isHolder) === null;
  const isWaiting = status === "APPLICATION";
  const signsHimself = documents === "to-sign" && isToRead;
  const keeps = documents === "signed" && mayAskToLeave(status);
  const isWayFolded = isHolder && (isWaiting || documents === "to-sign" || mayAskToLeave(status));
  const areDocumentsFolded = isHolder && (isWaiting || signsHimself || keeps);
  return (
    <>
      {isWayFolded ? (
        <Folds>
          <FoldedWay {...way} />
          {areDocumentsFolded && (
            <FoldedDocuments point={point} {...(!isWaiting && { state: keeps ? "signed" : "to-sign" })} />
          )}
        </Folds>
      ) : (
        <Way {...way} />
      )}
      {!areDocumentsFolded && (
        <DocumentsCard
          point={point}
          title={isHolder ? t("Vos documents") : t("Documents")}
          hasSignButton={false}
        />
      )}
    </>
  );
}
