export { MyDocumentsPage } from "./my-documents/my-documents-page.tsx";
