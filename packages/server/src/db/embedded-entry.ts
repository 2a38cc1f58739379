/** The bundle holds the thread's entry beside it. The sources need tsx, which a thread does not get from its parent. */
export const embeddedEntry = import.meta.url.endsWith(".ts")
  ? {
      file: new URL("./embedded-thread.ts", import.meta.url),
      execArgv: ["--import", new URL("../run-sources.mjs", import.meta.url).href],
    }
  : { file: new URL("./db/embedded-thread.js", import.meta.url), execArgv: [] };
