/** The product's fixed texts: two files, so that a page loads no text of forms that it does not have. */
export * from "./field-messages.ts";
export * from "./screen-messages.ts";
