export function ApplicationPage() {
  return null;
}
export function MyProfilePage() {
  return null;
}
export function SharePage() {
  return null;
}
