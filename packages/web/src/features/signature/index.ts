export { SignOwnPage } from "./own/sign-own-page.tsx";
export { MailedPapersPage } from "./signed-papers/mailed-papers-page.tsx";
export { OwnSignedPapers } from "./signed-papers/own-papers.tsx";
export { SignaturePage } from "./signing/signature-page.tsx";
export { VerificationPage } from "./verification/verification-page.tsx";
