import type { SessionUser } from "@mec/domain/account";
import { Navigate } from "react-router";
import { usePoints } from "../../../platform/session.ts";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { landingPath } from "./landing-path.ts";
import { useOrigin } from "./use-origin.ts";

/**
 * Sends a signed-in person back to the page that asked for the login, else to where the login leads
 * (specification §4).
 */
export function Landing({ user }: { user: SessionUser }) {
  const origin = useOrigin();
  const { data: points } = usePoints();
  if (origin !== null && !user.secondFactorRequired) return <Navigate to={origin} replace />;
  if (!points) return <PageSkeleton />;
  return <Navigate to={landingPath(user, points)} replace />;
}
