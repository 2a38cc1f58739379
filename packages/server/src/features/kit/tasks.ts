import { kitArchive, kitFile } from "../../documents/kit/index.ts";

export const kitTasks = { kitArchive, kitFile };
