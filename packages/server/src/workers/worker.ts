import { performer } from "./perform.ts";
import { tasks } from "./tasks.ts";

export default performer(tasks);
