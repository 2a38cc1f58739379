import { hashKey } from "@tanstack/react-query";

/** An answer that the server wrote in the page: it parsed it with the schemas of the call, as the client does. */
interface Written {
  readonly call: string;
  readonly given: unknown;
  readonly answer: unknown;
}

function readWritten(): Written[] {
  const element = document.getElementById("first-answers");
  return element?.textContent ? JSON.parse(element.textContent) : [];
}

let written: readonly Written[] | undefined;

/** When the page was asked for, in milliseconds: its answers are no younger. */
export const writtenAt = performance.timeOrigin;

const all = () => (written ??= readWritten());

/** Whether the page came with answers that nobody has asked anew since. */
export const hasWritten = (): boolean => all().length > 0;

/** The answer to a first view's question that came with the page itself: no request and no schema are needed for it. */
export function writtenAnswer(call: string, given: unknown): unknown {
  return all().find((one) => one.call === call && hashKey([one.given]) === hashKey([given]))?.answer;
}

/** Called when somebody signs in or out: the written answers were a visitor's. */
export function forgetWritten(): void {
  written = [];
}
