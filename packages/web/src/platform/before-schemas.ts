/**
 * Before files full of schemas: what schemas are made with runs in a task of its own, so that a touch on a phone can come
 * between the two.
 */
export async function beforeSchemas(): Promise<void> {
  await import("./first-schema.ts");
  await new Promise((resolve) => setTimeout(resolve));
}
