export function ChooseRolePage() {
  return null;
}
export function JoinPage() {
  return null;
}
