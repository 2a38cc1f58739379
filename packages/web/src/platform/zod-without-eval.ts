import * as z from "zod";

/**
 * zod makes code from text where it may, which the pages' policy forbids and the browser would report. A schema asks when it is
 * made: whoever has schemas imports this first.
 */
z.config({ jitless: true });
