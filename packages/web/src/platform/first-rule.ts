import { uuidSchema } from "@mec/domain/shared";

/** Importing this makes ready the file of the rules that many pages share (`vite/chunk-files.ts`). */
export const firstRule = uuidSchema;
