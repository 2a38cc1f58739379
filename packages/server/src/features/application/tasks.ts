import { applicantsXlsx } from "./applicants/export-xlsx.ts";

export const applicationTasks = { applicantsXlsx };
