import { messages } from "@mec/domain/shared";
import { expect, it } from "vitest";
import { ApiError, frenchMessage } from "./client.tsx";

const refusal = (statusCode: number) =>
  Promise.reject(new ApiError({ statusCode, error: "", message: "REFUSED", requestId: "1" }));

it("an unexpected answer is told in the words of what was asked, else as a failed connection", async () => {
  const error = await refusal(500).catch((thrown: unknown) => thrown);
  expect(frenchMessage(error)).toBe("Erreur de connexion. Veuillez réessayer.");
  expect(frenchMessage(error, messages.deletionFailed)).toBe("Erreur lors de la tentative de suppression.");
  expect(frenchMessage(new TypeError("Failed to fetch"))).toBe(messages.connectionFailed);
});
