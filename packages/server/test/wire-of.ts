import * as z from "zod";

/** A call's body as it crosses the wire, from the domain's names. */
export const wireOf = <B extends z.ZodType>({ body }: { readonly body: B }, given: z.output<B>): z.input<B> =>
  z.encode(body, given);
