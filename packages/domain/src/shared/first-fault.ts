type Judged = { readonly issues: readonly unknown[] };

/**
 * The options of a check that speaks only when the checks before it found nothing: a field shows one message, that
 * of its first fault. Unlike `abort`, it leaves the rules that compare fields free to speak in the same breath.
 */
export const firstFault = (error: string) => ({ error, when: ({ issues }: Judged) => issues.length === 0 });
