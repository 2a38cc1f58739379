import { currentStatus } from "@mec/domain/application";
import { useLocation } from "react-router";
import { usePointOfSpace } from "../space/consumer-space.tsx";

/** Whether the page follows the on-boarding, until something else happens to the application. */
export function useHasJustApplied(): boolean {
  const state: unknown = useLocation().state;
  const { applicationProgress } = usePointOfSpace();
  const isWaiting = currentStatus(applicationProgress?.progress ?? []) === "APPLICATION";
  return isWaiting && typeof state === "object" && state !== null && "hasJustApplied" in state;
}
