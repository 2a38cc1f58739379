import { finished } from "node:stream";
import type { Call } from "@mec/api";
import { DomainError } from "@mec/domain/shared";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type InTurn, inTurn, mostOfOne } from "../limits/in-turn.ts";
import { type Limits, TooManyTries } from "../limits/limits.ts";
import { placeOf } from "../limits/network.ts";

/** The bytes of a form beside its file. */
const formBytes = 64 * 1024;

/**
 * How many files one address, or one /64 of IPv6, may send at the same time: enough for an office, not for a
 * flood. As many as may wait for judgement, so that a sender of that many at once has none refused.
 */
export const mostAtOnce = mostOfOne;
const retrySeconds = 10;
/** Looking up senders uses the database, which others need too. */
const judgedAtOnce = 2;

export interface UploadGate {
  /**
   * Judges an upload before its body is read: its size as it is declared, how many come from the same address now, and
   * how many the account (or the visitor's address) has sent.
   * @throws DomainError FILE_TOO_LARGE; TooManyTries.
   */
  admit(request: FastifyRequest, reply: FastifyReply, upload: NonNullable<Call["upload"]>): Promise<void>;
  /** Limits how many senders are judged at once. */
  inTurn: InTurn;
}

export function fileTooLarge(maxBytes: number): DomainError {
  return new DomainError("FILE_TOO_LARGE", `Ce fichier dépasse ${maxBytes / (1024 * 1024)}\u00a0Mo.`);
}

export function uploadGate(limits: Limits): UploadGate {
  /** This node's connections only: lasting counts are in the database. */
  const underWay = new Map<string, number>();

  function enter(place: string, reply: FastifyReply): void {
    const before = underWay.get(place) ?? 0;
    if (before >= mostAtOnce) throw new TooManyTries(retrySeconds);
    underWay.set(place, before + 1);
    finished(reply.raw, () => {
      const left = (underWay.get(place) ?? 1) - 1;
      if (left === 0) underWay.delete(place);
      else underWay.set(place, left);
    });
  }

  return {
    inTurn: inTurn(judgedAtOnce),
    async admit(request, reply, { maxBytes }) {
      if (Number(request.headers["content-length"] ?? 0) > maxBytes + formBytes) throw fileTooLarge(maxBytes);
      enter(placeOf(request.ip), reply);
      if (request.actor) await limits.count("uploadsPerAccount", request.actor.id);
      else await limits.count("uploadsPerIp", request.ip);
    },
  };
}
