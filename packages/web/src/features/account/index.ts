export function LoginPage() {
  return null;
}
export function CredentialsPage() {
  return null;
}
export function RegisterPage() {
  return null;
}
export function ResetPasswordPage() {
  return null;
}
export function ProfilePage() {
  return null;
}
