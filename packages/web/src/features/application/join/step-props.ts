import type { SessionUser } from "@mec/domain/account";
import type { JoinDraft } from "./join-draft.ts";
import type { Stage } from "./stages.ts";
import type { useJoinRoute } from "./use-join-route.ts";
import type { JoinTarget } from "./use-join-target.ts";

/** What every step of the way receives. */
export interface StepProps {
  draft: JoinDraft;
  update: (change: Partial<JoinDraft>) => void;
  route: ReturnType<typeof useJoinRoute>;
  stages: readonly Stage[];
  /** Null on the way to a home without a project. */
  target: JoinTarget | null;
  /** Told once everything is sent. */
  onSent: (sent: Sent) => void;
}

/** Where the way has led: to an application, or to a home registered for later. */
export interface Sent {
  pointId: string;
  hasApplied: boolean;
  /** Who has just become a user. */
  user?: SessionUser;
}
