export { CommunicationKitPage } from "./kit-page.tsx";
