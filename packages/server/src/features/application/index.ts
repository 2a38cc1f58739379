export { signApplication } from "./sign-application.ts";
