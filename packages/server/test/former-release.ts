/** The release that may still run beside this one. Written anew with each release, from the one before. */
export const formerRelease = { version: "1.5.10", lastMigration: "0045-project-filters" };

/**
 * What this release adds to the former one's tables and the former one's writes meet: each was judged to let them pass.
 * "trigger account.a_name", "constraint account.a_name"
 */
export const judgedHarmless: readonly string[] = [];
