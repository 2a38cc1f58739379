import { pages } from "@mec/api";
import { useHref } from "react-router";

/**
 * The whole address of a project's page, to pass on: what the reader's own address holds (his invitation, the link
 * that sends his message) is for him alone. A partner's mode stays, as in every address that the router makes.
 */
export function useSharedAddress({ id, name }: { readonly id: string; readonly name: string }): string {
  const page = useHref(pages.project.to({ projectId: id, projectName: name }));
  return new URL(page, window.location.origin).href;
}
