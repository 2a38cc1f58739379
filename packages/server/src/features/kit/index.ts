export { kitHandlers } from "./routes.ts";
