export { ChooseRolePage } from "./choose-role-page.tsx";
export { JoinPage } from "./join-page.tsx";
