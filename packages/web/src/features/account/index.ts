export { ResetPasswordPage } from "./reset/reset-password-page.tsx";
export { Landing } from "./sign-in/landing.tsx";
export { LoginPage } from "./sign-in/login-page.tsx";
export { SignInPage } from "./sign-in/sign-in-page.tsx";
export { CredentialsPage } from "./sign-up/credentials-page.tsx";
export { RegisterPage } from "./sign-up/register-page.tsx";
