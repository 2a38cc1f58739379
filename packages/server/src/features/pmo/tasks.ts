import { pmoModelFile } from "../../documents/pmo/model-file.ts";

export const pmoTasks = { pmoModel: pmoModelFile };
