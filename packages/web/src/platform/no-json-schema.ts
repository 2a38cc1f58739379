/** Stands in the browser for zod's JSON Schema export, which only the server uses (see vite.config.ts). */
const unavailable = () => {
  throw new Error("JSON Schema is not available in the browser");
};
export const createToJSONSchemaMethod = () => unavailable;
export const createStandardJSONSchemaMethod = () => unavailable;
export const extractDefs = unavailable;
export const finalize = unavailable;
export const initializeContext = unavailable;
export const processSchema = unavailable;
export const handleUnrepresentable = unavailable;
export const process = unavailable;
export const toJSONSchema = unavailable;
