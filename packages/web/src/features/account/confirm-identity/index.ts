export { IdentityDialog } from "./identity-dialog.tsx";
