export { noteExport, noteLook, noteSearch, type Seen, type Taken } from "./note.ts";
export { findObject } from "./object-store.ts";
export { recordAudit, recordOwnAct } from "./record-audit.ts";
export { recordLostMail } from "./record-lost-mail.ts";
export { recordOperatorAct } from "./record-operator-act.ts";
