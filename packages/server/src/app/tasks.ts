import { writeArchive } from "../archives/write-archive.ts";
import { applicationTasks } from "../features/application/tasks.ts";
import { documentTasks } from "../features/document/tasks.ts";
import { kitTasks } from "../features/kit/tasks.ts";
import { pmoTasks } from "../features/pmo/tasks.ts";
import { projectTasks } from "../features/project/tasks.ts";
import { signatureTasks } from "../features/signature/tasks.ts";
import { studyTasks } from "../features/study/tasks.ts";
import { type HeldFile, readHeldFile } from "../uploads/held-file.ts";
import { judgeUpload } from "../uploads/judge-upload.ts";
import { archive } from "../workers/archive.ts";
import type { hashingTasks } from "../workers/hashing-tasks.ts";

/**
 * The tasks that a worker thread can be given. Inputs and outputs must be plain data: they are copied between
 * threads. Kept apart from the features' faces, so that threads load none of the features' handlers.
 */
export const tasks = {
  archive,
  writeArchive,
  judgeUpload: (file: HeldFile) => judgeUpload({ bytes: readHeldFile(file) }),
  ...applicationTasks,
  ...documentTasks,
  ...kitTasks,
  ...pmoTasks,
  ...projectTasks,
  ...signatureTasks,
  ...studyTasks,
};

type AllTasks = typeof tasks & typeof hashingTasks;

declare module "../workers/registered-tasks.ts" {
  interface RegisteredTasks extends AllTasks {}
}
