export { SignaturePage } from "./signing/signature-page.tsx";
export { VerificationPage } from "./verification/verification-page.tsx";
