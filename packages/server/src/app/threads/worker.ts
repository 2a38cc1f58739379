import { performer } from "../../workers/perform.ts";
import { tasks } from "../tasks.ts";

export default performer(tasks);
