import { Box } from "@mantine/core";
import type { ParticipantDocuments } from "@mec/api/document";
import { papersStanding, SignerPapers } from "../../../../ui/documents/index.ts";
import { SignNow } from "./sign-now.tsx";
import { useDownloadPaper } from "./use-papers.ts";

interface Props {
  pointId: string;
  papers: ParticipantDocuments;
  hasSignButton: boolean;
}

/** The three documents that make a participant, and the way to sign what waits. */
export function PapersToSign({ pointId, papers, hasSignButton }: Props) {
  const download = useDownloadPaper(pointId);
  return (
    <>
      <SignerPapers papers={papers} onDownload={download} />
      {hasSignButton && papersStanding(papers) === "to-sign" && (
        <Box mt="md">
          <SignNow pointId={pointId} />
        </Box>
      )}
    </>
  );
}
