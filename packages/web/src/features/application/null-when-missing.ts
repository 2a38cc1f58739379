import { ApiError } from "../../platform/client.tsx";

/** A read of what may be gone, or whose id a link has cut: null then, rather than an error. */
export async function nullWhenMissing<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof ApiError && (error.statusCode === 404 || error.statusCode === 400)) return null;
    throw error;
  }
}
