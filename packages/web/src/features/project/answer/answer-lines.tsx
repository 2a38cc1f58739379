import type { PublicProject } from "@mec/api/project";
import type { PlaceVerdict, VerdictReason } from "@mec/domain/project";
import type { EstimateFigures } from "@mec/energy";
import { IconPigMoney, IconUser } from "@tabler/icons-react";
import { Suspense } from "react";
import { bearerText, tellsSum } from "../../../parts/project/answer/answer-words.ts";
import { verdictLook } from "../../../parts/project/perimeter/verdict-look.ts";
import { t } from "../../../platform/i18n.ts";
import { lazyPiece } from "../../../ui/kit/lazy-piece.tsx";
import { Line, type Tone } from "./answer-line.tsx";
import classes from "./answer-lines.module.css";
import { ComingSum, ComingVerdict, roomOfSum } from "./coming-lines.tsx";
import { useHasRoof } from "./has-roof.ts";
import { reachText } from "./reach-words.ts";
import { RoomLine } from "./room-line.tsx";
import { useKeptRoom } from "./use-kept-room.ts";

/** Fetched only where a roof was described in this browser. */
const RoofLine = lazyPiece(async () => (await import("./roof-line.tsx")).RoofLine);

/** Fetched apart: its figures are computed in a worker, and come later than the other lines. */
const SavingLine = lazyPiece(async () => (await import("./saving-line.tsx")).SavingLine);

interface Props {
  project: PublicProject;
  /** The verdict on the dossier's address; undefined without an address, or until the answer comes. */
  verdict: PlaceVerdict | undefined;
  /** What it rests on; left out in lists. */
  reason?: VerdictReason | null | undefined;
  /** Whether the verdict is being asked: its line has its place already. */
  isJudging?: boolean;
  /** Null while they are coming; undefined while the consumption is unknown, or when none came. */
  figures: EstimateFigures | null | undefined;
  /** Whether a business's own price is all that lacks for a sum. */
  asksPrice?: boolean;
  /** Whether the lines stand on the project's own page, which also says what a described roof would earn. */
  isAlone?: boolean;
  /** Whether a roof in its reach is all that the visitor told: what he may produce comes first. */
  isOnlyRoof?: boolean;
  /** What takes the place of its stage, on the page of a project that only its owner sees. */
  start?: string | undefined;
  /** What is said of its room on its own page, where it is known who waits. */
  full?: string | undefined;
}

const tones: Record<PlaceVerdict, Tone> = { inside: "yes", border: "warn", outside: "no" };

function Reach({
  verdict,
  reason,
  project,
}: Pick<Props, "project" | "reason"> & { readonly verdict: PlaceVerdict }) {
  const Icon = verdictLook[verdict].icon;
  return (
    <Line tone={tones[verdict]} icon={<Icon size={18} aria-hidden />}>
      {reachText(verdict, { reason, perimeter: project.perimeter })}
    </Line>
  );
}

type SumProps = Pick<Props, "project" | "figures"> & {
  readonly asksPrice: boolean;
  readonly isKept: boolean;
};

/** What the project would bring, in the room in which it was awaited. */
function Sum({ project, figures, asksPrice, isKept }: SumProps) {
  const room = isKept ? roomOfSum : undefined;
  if (figures === null) return <ComingSum />;
  if (figures || asksPrice) {
    return (
      <Suspense fallback={isKept && <ComingSum />}>
        <SavingLine figures={figures} start={project} room={room} />
      </Suspense>
    );
  }
  return (
    isKept && (
      <Line tone="no" icon={<IconPigMoney size={18} aria-hidden />} room={room}>
        <span>{t("Somme indisponible pour l’instant")}</span>
      </Line>
    )
  );
}

/** What a project tells about the visitor's dossier, the same in lists and on its page. */
export function AnswerLines({
  project,
  verdict,
  isJudging = false,
  reason,
  figures,
  asksPrice = false,
  isAlone = false,
  isOnlyRoof = false,
  start,
  full,
}: Props) {
  const [list, isKept] = useKeptRoom(figures === null);
  const roof = useHasRoof() && (
    <Suspense>
      <RoofLine project={project} isWeighed={isAlone} />
    </Suspense>
  );
  return (
    <ul ref={list} className={classes.lines} aria-label={t("Ce que ce projet vous répond")}>
      {verdict ? <Reach {...{ verdict, reason, project }} /> : isJudging && <ComingVerdict />}
      {isOnlyRoof && roof}
      <RoomLine {...{ project, isAlone }} full={isOnlyRoof ? null : full} />
      {tellsSum(verdict) && <Sum {...{ project, figures, asksPrice, isKept }} />}
      {!isOnlyRoof && roof}
      {/* A plain figure: nobody is said to be checked by his icon. */}
      <Line tone="yes" icon={<IconUser size={18} aria-hidden />}>
        {bearerText(project, start)}
      </Line>
    </ul>
  );
}
