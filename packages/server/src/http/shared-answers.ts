import type { FastifySerializerCompiler } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import type * as z from "zod";

/** Serialises an answer that many requests share (a frozen one) once, any other each time. */
export const answerSerializer: FastifySerializerCompiler<z.ZodType> = (route) => {
  const serialize = serializerCompiler(route);
  const texts = new WeakMap<object, string>();
  return (answer: unknown) => {
    if (typeof answer !== "object" || answer === null || !Object.isFrozen(answer)) return serialize(answer);
    const known = texts.get(answer);
    if (known !== undefined) return known;
    const text = serialize(answer);
    texts.set(answer, text);
    return text;
  };
};
