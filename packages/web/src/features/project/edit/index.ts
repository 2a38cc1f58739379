export function EditProjectPage() {
  return null;
}
