import { applicantsXlsx } from "./export-xlsx.ts";

export const applicationTasks = { applicantsXlsx };
