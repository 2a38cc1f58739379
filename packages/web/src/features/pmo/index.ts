export { CreatePmoStatusPage } from "./create/create-pmo-status-page.tsx";
export { MyInformationPage } from "./information/my-information-page.tsx";
