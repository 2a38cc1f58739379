/** In the tests, in place of `db/embedded-entry.ts`: the thread as it was built before them. From sources it takes half a second more to open. */
export const embeddedEntry = {
  file: new URL("../dist/db/embedded-thread.js", import.meta.url),
  execArgv: [],
};
