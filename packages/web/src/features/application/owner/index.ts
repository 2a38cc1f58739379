export { MyConsumersPage } from "./my-consumers-page.tsx";
