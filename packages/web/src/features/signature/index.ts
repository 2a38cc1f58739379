export { SignOwnPage } from "./own/sign-own-page.tsx";
export { MailedSignedPapersPage } from "./signed-papers/mailed-signed-papers-page.tsx";
export { OwnSignedPapers } from "./signed-papers/own-signed-papers.tsx";
export { SignaturePage } from "./signing/signature-page.tsx";
export { VerificationPage } from "./verification/verification-page.tsx";
