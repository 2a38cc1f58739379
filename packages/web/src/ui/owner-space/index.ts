export { MoveDialog } from "./move/move-dialog.tsx";
export type { Moved, Movement } from "./move/types.ts";
export { projectKey, useOwnProject } from "./own-project.ts";
export { OwnerSpace } from "./owner-space.tsx";
export { ProjectBadge } from "./project-badge.tsx";
export { projectState } from "./project-state.ts";
export { TabLinks } from "./tab-links.tsx";
