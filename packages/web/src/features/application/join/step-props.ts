import type { SessionUser } from "@mec/domain/account";
import type { JoinDraft } from "./join-draft.ts";
import type { Stage } from "./stages.ts";
import type { useJoinRoute } from "./use-join-route.ts";
import type { JoinTarget } from "./use-join-target.ts";
import type { useRefusals } from "./use-refusals.ts";

/** The props of every step. */
export interface StepProps {
  draft: JoinDraft;
  update: (change: Partial<JoinDraft>) => void;
  route: ReturnType<typeof useJoinRoute>;
  stages: readonly Stage[];
  refusals: ReturnType<typeof useRefusals>;
  /** Null when a home is registered without a project. */
  target: JoinTarget | null;
  /** Called once everything is sent. */
  onSent: (sent: Sent) => void;
}

/** The result: an application, or a home registered for later. */
export interface Sent {
  pointId: string;
  hasApplied: boolean;
  /** The user, when the account has just been created. */
  user?: SessionUser;
}
