export { type Kit, kitCalls } from "./kit.ts";
