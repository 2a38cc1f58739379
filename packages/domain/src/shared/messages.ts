/** The product's fixed texts: three files, so that a page loads no text of forms or screens that it does not have. */
export * from "./field-messages.ts";
export * from "./frame-messages.ts";
export * from "./screen-messages.ts";
