import { hashingTasks } from "../../workers/hashing-tasks.ts";
import { performer } from "../../workers/perform.ts";

export default performer(hashingTasks);
