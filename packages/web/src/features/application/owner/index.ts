export function MyConsumersPage() {
  return null;
}
