export { CreateAccordPage } from "./accord/create-accord-page.tsx";
export { AccountingPage } from "./accounting/accounting-page.tsx";
export { CreateBulletinPage } from "./bulletin/create-bulletin-page.tsx";
export { MyDocumentsPage } from "./my-documents/my-documents-page.tsx";
export { CreateSalesContractPage } from "./sales/create-sales-contract-page.tsx";
