/**
 * Replaces `db/embedded-entry.ts` in the tests: the thread that was built before them opens half a second sooner than
 * one from sources.
 */
export const embeddedEntry = {
  file: new URL("../dist/db/embedded-thread.js", import.meta.url),
  execArgv: [],
};
