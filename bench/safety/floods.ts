import { type Product, startProduct } from "../../e2e/product.ts";
import type { Figure } from "../result.ts";
import { during, type FloodName, type FloodSource, floodNames, type Owner } from "../support/flood.ts";
import { signUp } from "../support/sign-up.ts";

const samples = 150;
const filesPerLogin = 5;
const ownersOfFlood = 6;
const goal = { max: 3 };
const password = "Soleil-2026!";

type Headers = Record<string, string>;

/** Headers of somebody at an address of his own, as the proxy in front gives it. */
const at = (ip: string): Headers => ({ "x-forwarded-for": ip });
const visitorAt = "198.51.100.1";
const strangerAt = "203.0.113.1";

async function makeOwner({ url }: Product, ip: string): Promise<Owner> {
  const headers = { ...(await signUp(url)), ...at(ip) };
  const response = await fetch(`${url}/api/project`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({
      name: `Toiture ${ip}`,
      description: "Une toiture d’école qui partage son électricité avec ses voisins. ".repeat(3).trim(),
      address: {
        label: "12 Rue de la Paix 35000 Rennes",
        houseNumber: "12",
        street: "Rue de la Paix",
        postCode: "35000",
        city: "Rennes",
        coordinates: { latitude: 48.11, longitude: -1.67 },
      },
    }),
  });
  const { id } = (await response.json()) as { id: string };
  return { headers, projectId: id };
}

async function visitorHeaders({ url }: Product, ip: string): Promise<Headers> {
  const visit = await fetch(`${url}/api/session`);
  const cookie = visit.headers
    .getSetCookie()
    .map((one) => one.split(";")[0] ?? "")
    .join("; ");
  const token = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? "";
  return { cookie, "x-xsrf-token": decodeURIComponent(token), ...at(ip) };
}

const logIn = async (product: Product, headers: Headers, email: string): Promise<number> => {
  const response = await fetch(`${product.url}/api/login`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  await response.arrayBuffer();
  return response.status;
};

async function duration(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const p99 = (durations: number[]) =>
  durations.sort((a, b) => a - b)[Math.ceil(durations.length * 0.99) - 1] ?? Number.NaN;

async function read(url: string): Promise<void> {
  const answer = await fetch(url, { headers: at(visitorAt) });
  if (!answer.ok) throw new Error(`the file answered ${answer.status}`);
  await answer.arrayBuffer();
}

interface Measured {
  readonly login: number;
  readonly file: number;
}

/** Measures the waits of somebody who has nothing to do with the flood. */
async function measure(product: Product, email: string, file: string): Promise<Measured> {
  const headers = await visitorHeaders(product, visitorAt);
  const logins: number[] = [];
  const files: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    logins.push(
      await duration(async () => {
        const status = await logIn(product, headers, email);
        if (status !== 200) throw new Error(`the login answered ${status}`);
      }),
    );
    for (let one = 0; one < filesPerLogin; one += 1)
      files.push(await duration(() => read(product.url + file)));
  }
  return { login: p99(logins), file: p99(files) };
}

async function makeVisitor(product: Product): Promise<string> {
  const email = "visiteuse@exemple.fr";
  const response = await fetch(`${product.url}/api/sign-up`, {
    method: "POST",
    headers: { ...(await visitorHeaders(product, visitorAt)), "content-type": "application/json" },
    body: JSON.stringify({ email, password, firstName: "Anne", lastName: "Martin", cgus: true }),
  });
  if (response.status !== 201) throw new Error(`sign-up answered ${response.status}`);
  return email;
}

/** A refusal counts as waiting for ever. */
const never: Measured = { login: Number.POSITIVE_INFINITY, file: Number.POSITIVE_INFINITY };

async function flooded(
  name: FloodName,
  source: FloodSource,
  work: () => Promise<Measured>,
): Promise<Measured> {
  try {
    const { result, answers } = await during(name, source, work);
    console.log(`${name} were answered: ${answers.trim()}`);
    return result;
  } catch (error) {
    console.log(String(error));
    return never;
  }
}

/** A login and a static file, quiet and while a stranger floods what is costly: p99, each beside its quiet one. */
export async function* run(): AsyncGenerator<Figure> {
  const product = await startProduct({ TRUST_PROXY: "1" });
  try {
    const email = await makeVisitor(product);
    const stranger = await visitorHeaders(product, strangerAt);
    const page = await (await fetch(`${product.url}/`)).text();
    const file = /\/assets\/[^"]+\.js/.exec(page)?.[0];
    if (file === undefined) throw new Error("the built page names no script");
    await measure(product, email, file);
    for (const [flood, name] of floodNames.entries()) {
      // Each flood has its own accounts: an exhausted limit would make the next flood cheaper for the
      // product.
      const owners: Owner[] = [];
      for (let one = 0; one < ownersOfFlood; one += 1)
        owners.push(await makeOwner(product, `203.0.${113 + flood}.${10 + one}`));
      const source = { url: product.url, owners, stranger, strangerAt };
      const quiet = await measure(product, email, file);
      const under = await flooded(name, source, () => measure(product, email, file));
      for (const [what, key] of [
        ["login", "login"],
        ["static file", "file"],
      ] as const) {
        const control = { name: "quiet p99", value: quiet[key], unit: "ms" };
        yield { name: `${what} during ${name}`, value: under[key] / quiet[key], unit: "×", goal, control };
      }
    }
  } finally {
    await product.stop();
  }
}
