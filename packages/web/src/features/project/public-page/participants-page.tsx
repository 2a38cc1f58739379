import { inPages } from "@mec/api";
import { publicProjectCalls } from "@mec/api/project";
import { useAnswer } from "../../../platform/answer.ts";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { Faces, type Participant } from "./faces.tsx";

const pagesOfParticipants = inPages(publicProjectCalls.listPublicParticipants);

interface Props {
  projectId: string;
  page: number;
  pageSize: number;
  /** Shown while the page loads. */
  meanwhile: readonly Participant[];
}

/**
 * A page of those who take part. Apart from the first of them, which came with the page: the schemas of its question are
 * for who asks for more.
 */
export function PageOfFaces({ projectId, page, pageSize, meanwhile }: Props) {
  const { data, error, refetch } = useAnswer(pagesOfParticipants, {
    params: { id: projectId },
    query: { page, pageSize },
  });
  if (error)
    return (
      <li>
        <LoadError error={error} retry={refetch} />
      </li>
    );
  return <Faces participants={data?.items ?? meanwhile} />;
}
