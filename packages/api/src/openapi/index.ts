export { openApi } from "./document.ts";
