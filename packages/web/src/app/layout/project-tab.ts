import { pages } from "@mec/api";
import { isSingleConsumer, type UserPoints } from "@mec/domain/account";
import type { Selected } from "../../platform/selection.tsx";
import { currentTab } from "./visibility.ts";

/** A single consumer's home, else the portfolio (specification §2). */
export function myProjectsPath(points: UserPoints | undefined): string {
  const [home] = points?.consumptionPoints ?? [];
  return points && home && isSingleConsumer(points)
    ? pages.consumerApplication.to({ consumerId: home.id })
    : pages.portfolio.to();
}

/**
 * Where the phone's tab "Projet" leads: back to the project or the home that the person was busy with; from there, to
 * all they hold.
 */
export function projectTabPath(
  pathname: string,
  points: UserPoints | undefined,
  { projectId, consumptionPointId }: Selected,
): string {
  const isThere = currentTab(pathname) === "project";
  const project = points?.projects.find(({ id }) => id === projectId);
  const home = points?.consumptionPoints.find(({ id }) => id === consumptionPointId);
  if (project && !isThere) return pages.ownerHome.to({ projectId: project.id });
  if (home && !isThere) return pages.consumerApplication.to({ consumerId: home.id });
  return myProjectsPath(points);
}
