import { useSearchParams } from "react-router";

export type SigningStep =
  | { readonly name: "start" | "consent" | "code" }
  /** The index of the document being read, from 0. */
  | { readonly name: "read"; readonly rank: number };

/** The step in an address; the start when it names none, or a document that does not exist. */
export function stepOf(params: URLSearchParams, documents: number): SigningStep {
  const name = params.get("step");
  if (name === "consent" || name === "code") return { name };
  const number = Number(params.get("document"));
  return Number.isInteger(number) && number >= 1 && number <= documents
    ? { name: "read", rank: number - 1 }
    : { name: "start" };
}

export function queryOf(step: SigningStep): Record<string, string> {
  if (step.name === "start") return {};
  return step.name === "read" ? { document: String(step.rank + 1) } : { step: step.name };
}

/** The current step, kept in the page's address, so that the browser's back button goes back a step. */
export function useStep(documents: number): [SigningStep, (step: SigningStep) => void] {
  const [params, setParams] = useSearchParams();
  function go(step: SigningStep) {
    setParams(queryOf(step));
    window.scrollTo(0, 0);
  }
  return [stepOf(params, documents), go];
}
