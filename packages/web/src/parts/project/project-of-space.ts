import type { ProjectAnswer } from "@mec/api/project";
import { useOutletContext } from "react-router";

/** The project of the space that the page stands in. */
export const useProjectOfSpace = (): ProjectAnswer => useOutletContext<ProjectAnswer>();
