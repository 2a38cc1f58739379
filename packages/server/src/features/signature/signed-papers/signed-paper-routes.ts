import type { signedPaperCalls } from "@mec/api/signature";
import type { Deps } from "../../../deps.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { askSignedPapers, openMailbox } from "../signed-paper-link.ts";
import { archiveSignedPapers, getSignedPaper, listSignedPapers, signedPaperReader } from "./signed-papers.ts";

export function signedPaperHandlers(deps: Deps): HandlersOf<typeof signedPaperCalls> {
  return {
    listSignedPapers: ({ actor, query }) => listSignedPapers(deps, signedPaperReader(actor), query.page),
    getSignedPaper: ({ actor, params }) => getSignedPaper(deps, signedPaperReader(actor), params.id),
    archiveSignedPapers: ({ actor }) => archiveSignedPapers(deps, actor),
    askSignedPapers: ({ body }, { origin }) => askSignedPapers(deps, body.email, origin),
    listMailedPapers: async ({ params, query }, { origin }) =>
      listSignedPapers(deps, await openMailbox(deps, params.token, origin), query.page),
    getMailedPaper: async ({ params, query }, { origin }) =>
      getSignedPaper(deps, await openMailbox(deps, params.token, origin), query.documentId),
  };
}
