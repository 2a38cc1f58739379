import { IconUsersGroup } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Line } from "./answer-line.tsx";
import { type OwnPoints, ownAmongAll, ownPlaceText } from "./own-application.ts";

interface Props {
  points: OwnPoints;
  projectId: string;
  /** Shown to readers who have not applied. */
  forOthers: ReactNode;
}

/** What the reader is in a project, with any of his points. */
export function OwnPlaceLine({ points, projectId, forOthers }: Props) {
  const own = ownAmongAll(points, projectId);
  if (!own) return forOthers;
  return (
    <Line tone="yes" icon={<IconUsersGroup size={18} aria-hidden />}>
      {ownPlaceText(own)}
    </Line>
  );
}
