// Lets a thread run the sources as they are: it does not get that from its parent.
import { register } from "tsx/esm/api";

register();
