import { hashingTasks } from "./hashing-tasks.ts";
import { performer } from "./perform.ts";

export default performer(hashingTasks);
