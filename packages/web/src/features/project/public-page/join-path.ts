import { paths } from "@mec/api";
import type { ProjectOnPage } from "./use-public-page.ts";

const withProject = (path: string, { id }: ProjectOnPage) => `${path}?projectId=${id}`;

/** Where a consumer begins to join. */
export const joinPath = (project: ProjectOnPage): string => withProject(paths.consumerStep("type"), project);

/** Where a producer begins to propose an installation. */
export const producePath = (project: ProjectOnPage): string =>
  withProject(paths.producerStep("sge"), project);
