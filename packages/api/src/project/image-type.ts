import * as z from "zod";

/** Which picture of a project the addresses in its `images` lead to. */
export const imageType = z.enum(["thumbnail", "full", "none"]);
