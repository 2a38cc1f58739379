export { addressHandlers } from "./routes.ts";
