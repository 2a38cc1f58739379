import * as z from "zod";

/** What membership costs a person now, and each way to pay it. */
export const payment = z.object({ due: z.string(), means: z.array(z.string()).readonly() });
