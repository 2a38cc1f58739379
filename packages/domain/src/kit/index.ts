export * from "./facts.ts";
export { type Letter, letterText } from "./letter.ts";
export * from "./mail.ts";
export * from "./neighbours-letter.ts";
export * from "./pieces.ts";
export * from "./print-words.ts";
export * from "./town-hall-letter.ts";
