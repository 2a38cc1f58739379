/**
 * To call before files full of schemas are loaded. Makes zod ready in a task of its own, so that a touch on a
 * phone can be handled between the two.
 */
export async function beforeSchemas(): Promise<void> {
  await import("./first-schema.ts");
  await new Promise((resolve) => setTimeout(resolve));
}
