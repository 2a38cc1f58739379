import { pages } from "@mec/api";
import type { ProjectOnPage } from "./use-public-page.ts";

/** Where a consumer begins to join; the invitation, if any, is passed on. */
export const joinPath = ({ id }: Pick<ProjectOnPage, "id">, invitation: string | null): string =>
  pages.consumerStep.to({ step: "type" }, { query: { ...(invitation && { invitation }), projectId: id } });

/** Where a producer begins to propose an installation. */
export const producePath = ({ id }: Pick<ProjectOnPage, "id">): string =>
  pages.producerStep.to({ step: "typology" }, { query: { projectId: id } });
