import { describe, expect, it } from "vitest";
import { signerRoles } from "../document/index.ts";
import { leftToRead, mustBeRead, readingOf, signingEndText } from "./index.ts";

describe("what is signed", () => {
  const alike = [{ documentId: "hall", like: "school" }];

  it("was shown to its end, or has the text of one that was", () => {
    const known = { read: ["school"], alike };
    expect(readingOf("school", known)).toEqual({ how: "whole" });
    expect(readingOf("hall", known)).toEqual({ how: "same-text", like: "school" });
    expect(readingOf("hall", { read: ["school", "hall"], alike })).toEqual({ how: "whole" });
  });

  it("is read before it is signed by who signs for himself, not by who signs for all or sells to many", () => {
    expect(signerRoles.filter(mustBeRead)).toEqual(["participant"]);
  });

  it("is still to be read while neither is so", () => {
    expect(leftToRead(["school", "hall", "roof"], { read: ["school"], alike })).toEqual(["roof"]);
    expect(leftToRead(["school", "hall"], { read: ["hall"], alike })).toEqual(["school"]);
    expect(leftToRead(["school", "hall"], { read: [], alike })).toEqual(["school", "hall"]);
  });
});

describe("who was about to sign what has ended", () => {
  const of = (why: "retracted" | "left" | "declined" | "expired" | "withdrawn", who: string | null = null) =>
    ({ kind: "salesContract", why, who }) as const;

  it("reads why, and that he has signed nothing", () => {
    expect(signingEndText([of("retracted", "Claire Durand")])).toBe(
      "Ce contrat n’est plus à signer\u00a0: Claire Durand a déclaré sa rétractation. Vous n’avez rien signé.",
    );
    expect(signingEndText([{ ...of("left", "Claire Durand"), kind: "accord" }])).toContain(
      "Cet accord de participation n’est plus à signer\u00a0: Claire Durand ne participe plus au projet.",
    );
    expect(signingEndText([of("declined", "Claire Durand")])).toContain("a refusé de signer");
    expect(signingEndText([of("expired")])).toContain("le délai pour signer est passé");
  });

  it("reads of several with one reason once, and of each other reason beside", () => {
    expect(signingEndText([of("withdrawn"), of("retracted", "Claire Durand"), of("withdrawn")])).toBe(
      "2\u00a0documents ne sont plus à signer\u00a0: ils ont été retirés entre-temps. Ce contrat n’est plus à signer\u00a0: Claire Durand a déclaré sa rétractation. Vous n’avez rien signé.",
    );
  });
});
