export { admitNewAccount, createAccount } from "./create-account.ts";
export { accountReactions } from "./mails.ts";
export { hashPassword } from "./passwords.ts";
export { accountHandlers } from "./routes.ts";
export { toSessionUser } from "./session-user.ts";
export { findActor, openSession } from "./sessions.ts";
export { setRoles } from "./store.ts";
