export { type Paper, readPaper } from "./read-paper.ts";
