export { MyDocumentsPage } from "./my-documents/my-documents-page.tsx";
export { CreateSalesContractPage } from "./sales/create-sales-contract-page.tsx";
