type Judged = { readonly issues: readonly unknown[] };

/**
 * The options of a check that is skipped once an earlier check has failed: a field shows one message, that of its
 * first fault. Unlike `abort`, it lets rules that compare fields report their faults too.
 */
export const firstFault = (error: string) => ({ error, when: ({ issues }: Judged) => issues.length === 0 });
