import * as z from "zod";

/** The size of the project's pictures to which the addresses in `images` lead. */
export const imageType = z.enum(["thumbnail", "full", "none"]);
