import { messages } from "@mec/domain/shared";
import { describe, expect, it } from "vitest";
import { ApiError, emptyWhenSignedOut, frenchMessage } from "./client.tsx";

const refusal = (statusCode: number) =>
  Promise.reject(new ApiError({ statusCode, error: "", message: "REFUSED", requestId: "1" }));

describe("what is refused to the signed-out", () => {
  it("reads as an empty list, or as none", async () => {
    expect(await emptyWhenSignedOut<string[]>(refusal(401), [])).toEqual([]);
    expect(await emptyWhenSignedOut<string | null>(refusal(401), null)).toBeNull();
    expect(await emptyWhenSignedOut(Promise.resolve(["one"]), [])).toEqual(["one"]);
  });

  it.each([403, 404, 500])("is nothing else than a 401: %i is told", async (statusCode) => {
    await expect(emptyWhenSignedOut(refusal(statusCode), [])).rejects.toMatchObject({ statusCode });
  });
});

it("an unexpected answer is told in the words of what was asked, else as a failed connection", async () => {
  const error = await refusal(500).catch((thrown: unknown) => thrown);
  expect(frenchMessage(error)).toBe("Erreur de connexion. Veuillez réessayer.");
  expect(frenchMessage(error, messages.deletionFailed)).toBe("Erreur lors de la tentative de suppression.");
  expect(frenchMessage(new TypeError("Failed to fetch"))).toBe(messages.connectionFailed);
});
