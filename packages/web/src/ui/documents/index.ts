export { DocumentBadge } from "./document-badge.tsx";
export { mendOf } from "./mend.ts";
export { MissingList } from "./missing-list.tsx";
export { actionsOf, nextSigner, pointIdOf } from "./participant.ts";
export { SendDialog } from "./send-dialog.tsx";
export { useChangeDocuments, useDocuments } from "./use-documents.ts";
export { useOwnPoints } from "./use-own-points.ts";
