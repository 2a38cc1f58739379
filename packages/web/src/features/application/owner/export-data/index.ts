export { ExportDataDialog } from "./export-data-dialog.tsx";
