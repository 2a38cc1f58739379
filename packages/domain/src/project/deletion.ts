import { isInOperation, type ReadStatus } from "../application/index.ts";

/** Whether a project to which these applications stand may be deleted: not while a participant shares electricity. */
export const mayBeDeleted = (statuses: readonly ReadStatus[]): boolean => !statuses.some(isInOperation);
