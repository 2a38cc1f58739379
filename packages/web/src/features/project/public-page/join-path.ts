import { pages } from "@mec/api";
import type { ProjectOnPage } from "./use-public-page.ts";

/** Where a consumer begins to join. */
export const joinPath = ({ id }: ProjectOnPage): string =>
  pages.consumerStep.to({ step: "type" }, { query: { projectId: id } });

/** Where a producer begins to propose an installation. */
export const producePath = ({ id }: ProjectOnPage): string =>
  pages.producerStep.to({ step: "sge" }, { query: { projectId: id } });
