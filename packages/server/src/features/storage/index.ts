export { storageHandlers } from "./routes.ts";
