import type { ProjectAnswer } from "@mec/api/project";
import { useOutletContext } from "react-router";

/** The project of the owner's space that the page is in. */
export const useProjectOfSpace = (): ProjectAnswer => useOutletContext<ProjectAnswer>();
