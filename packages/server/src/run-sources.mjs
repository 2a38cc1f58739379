// Lets a thread run the TypeScript sources, since it does not inherit the loader from its parent.
import { register } from "tsx/esm/api";

register();
