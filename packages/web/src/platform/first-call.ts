import { publicProjectCalls } from "@mec/api/project";

/** Importing this makes ready the file of the calls that many pages share (`vite/chunk-files.ts`). */
export const firstCall = publicProjectCalls.listMapItems;
