import { readConfig } from "./config.ts";
import { connect } from "./db/connect.ts";
import { migrate } from "./db/migrate.ts";
import { keyEvidence } from "./features/signature/index.ts";
import { makeLogger } from "./log.ts";
import { openEvidenceKeys } from "./seal/index.ts";

/** The operator's command, run as the database's owner: does what a role without that right cannot do at the start. */
const config = readConfig(process.env);
const connection = await connect(config);
await connection.unlimited(migrate);
const evidence = {
  evidenceKeys: openEvidenceKeys(config),
  log: makeLogger(config.logLevel),
  now: () => new Date(),
};
await connection.unlimited((db) => keyEvidence({ db, ...evidence }));
await connection.close();
