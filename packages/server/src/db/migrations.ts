/** Each change of the schema by the name that databases keep of it, in the order in which they are made. */
export * as "0001-foundation" from "./migrations/0001-foundation.ts";
export * as "0002-study" from "./migrations/0002-study.ts";
export * as "0003-papers" from "./migrations/0003-papers.ts";
export * as "0004-association-created" from "./migrations/0004-association-created.ts";
export * as "0005-annexe-details" from "./migrations/0005-annexe-details.ts";
export * as "0006-held-files" from "./migrations/0006-held-files.ts";
export * as "0007-prepared-words" from "./migrations/0007-prepared-words.ts";
export * as "0008-signing-addresses" from "./migrations/0008-signing-addresses.ts";
export * as "0009-public-share" from "./migrations/0009-public-share.ts";
export * as "0011-accounts" from "./migrations/0011-accounts.ts";
export * as "0012-confirmed-addresses" from "./migrations/0012-confirmed-addresses.ts";
export * as "0013-kept-evidence" from "./migrations/0013-kept-evidence.ts";
export * as "0014-audit" from "./migrations/0014-audit.ts";
export * as "0018-idempotency" from "./migrations/0018-idempotency.ts";
export * as "0019-interlocutor-id" from "./migrations/0019-interlocutor-id.ts";
export * as "0020-support" from "./migrations/0020-support.ts";
export * as "0035-short-addresses" from "./migrations/0035-short-addresses.ts";
