import type { BrowserContext } from "@playwright/test";
import { send } from "./api.ts";
import { expect } from "./expect.ts";
import type { Product } from "./product.ts";
import { receiveCode } from "./signature-steps.ts";

const linkPath = /\/signature\/([\w-]{43})/;

/** The tokens of the links by which this mailbox was asked to sign, the first mail's first. */
export async function signingTokens(product: Product, email: string): Promise<string[]> {
  const tokens = () =>
    product
      .mails()
      .filter((mail) => mail.to === email)
      .flatMap(({ text }) => linkPath.exec(text)?.[1] ?? []);
  const wait = { message: `links that ${email} received`, timeout: 60_000, intervals: [200] };
  await expect.poll(() => tokens().length, wait).toBeGreaterThan(0);
  return tokens();
}

interface Session {
  readonly status: string;
  readonly signer: { readonly id: string; readonly firstName: string; readonly lastName: string };
  readonly documents: readonly { readonly status: string }[];
}

/** Signs all that waits for a person, as his page does, once that many documents do. */
export async function signByApi(
  product: Product,
  context: BrowserContext,
  { email, count }: { email: string; count: number },
): Promise<void> {
  const token = (await signingTokens(product, email)).at(-1) ?? "";
  const read = async (): Promise<Session> => (await context.request.get(`/api/signature/${token}`)).json();
  const { status, signer } = await read();
  if (status === "to-confirm")
    await send(context, "POST", `/signature/${token}/address`, { signerId: signer.id });
  const waiting = async () => (await read()).documents.filter((one) => one.status === "to-sign").length;
  const wait = { message: `documents that ${email} signs`, timeout: 60_000, intervals: [300] };
  await expect.poll(waiting, wait).toBe(count);
  const code = await receiveCode(product, email, async () => {
    await send(context, "POST", `/signature/${token}/otp`, {});
  });
  const name = `${signer.firstName} ${signer.lastName}`;
  await send(context, "POST", `/signature/${token}/sign`, { code, consent: true, name });
}
