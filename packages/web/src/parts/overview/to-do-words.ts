import type { ToDoKind } from "@mec/domain/overview";
import { documentWords } from "./document-words.ts";
import { peopleWords } from "./people-words.ts";
import { projectWords } from "./project-words.ts";
import { sharingWords } from "./sharing-words.ts";
import type { Words } from "./words.ts";

/** The words of each thing to do, and its one button. */
export const toDoWords: Record<ToDoKind, Words> = {
  ...peopleWords,
  ...documentWords,
  ...sharingWords,
  ...projectWords,
};
