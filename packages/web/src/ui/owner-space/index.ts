export { MeterWarning } from "./meter-warning.tsx";
export { MoveDialog } from "./move/move-dialog.tsx";
export type { Moved, Movement } from "./move/types.ts";
export { projectKey, useOwnProject } from "./own-project.ts";
export { OwnerSpace, useProjectOfSpace } from "./owner-space.tsx";
export { ProjectBadge } from "./project-badge.tsx";
export { ProjectNotice } from "./project-notice.tsx";
export { projectState } from "./project-state.ts";
export { TabLinks } from "./tab-links.tsx";
