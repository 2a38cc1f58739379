/** Why the server does not start: for each fault a sentence that says what is wrong and how to fix it. */
export class ConfigurationError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join("\n"));
    this.name = "ConfigurationError";
    this.faults = faults;
  }
}

/** Says what is wrong, a line for each fault and no stack trace, and ends the process. @throws any other error. */
export function reportFaults(error: unknown): never {
  if (!(error instanceof ConfigurationError)) throw error;
  const lines = ["Le serveur ne démarre pas\u00a0:", ...error.faults.map((fault) => `- ${fault}`)];
  process.stderr.write(`${lines.join("\n")}\n`);
  process.exit(1);
}
