export { JournalPage } from "./journal-page.tsx";
export { OwnJournal } from "./own-journal.tsx";
