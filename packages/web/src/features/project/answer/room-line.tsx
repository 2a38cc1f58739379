import type { PublicProject } from "@mec/api/project";
import { type RoomLevel, roomLevel } from "@mec/domain/project";
import { IconUsersGroup } from "@tabler/icons-react";
import { Suspense } from "react";
import { roomText } from "../../../parts/project/answer/answer-words.ts";
import { usePoints } from "../../../platform/session.ts";
import { lazyPiece } from "../../../ui/kit/lazy-piece.tsx";
import { Line, type Tone } from "./answer-line.tsx";

/** Fetched only for people with an account: nobody else can have applied. */
const OwnPlaceLine = lazyPiece(async () => (await import("./own-place-line.tsx")).OwnPlaceLine);

const tones: Record<RoomLevel, Tone> = { room: "yes", "almost-full": "warn", full: "no", unknown: "no" };

interface Props {
  project: PublicProject;
  /** What takes the place of the usual words; null for no words of room, where nobody asks for a place. */
  full?: string | null | undefined;
  isAlone: boolean;
}

/** The room that a project has for others; for a reader who has applied, whether he takes part or waits. */
export function RoomLine({ project, full, isAlone }: Props) {
  const { data: points } = usePoints();
  const level = roomLevel(project.gauge, project.numberOfConsumers);
  const forOthers =
    full === null ? null : (
      <Line tone={tones[level]} icon={<IconUsersGroup size={18} aria-hidden />}>
        {full ?? roomText(project)}
      </Line>
    );
  if (!points) return forOthers;
  return (
    <Suspense fallback={forOthers}>
      <OwnPlaceLine {...{ points, project, isAlone, forOthers }} />
    </Suspense>
  );
}
