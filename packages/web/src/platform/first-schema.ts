import * as z from "zod";

/** Has what schemas are made with run, and keeps of it only what is used. */
export const firstSchema = z.unknown();
