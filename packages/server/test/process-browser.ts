/** A browser for a server that runs in a process of its own. */
export interface Browser {
  cookie: string;
  xsrf: string;
}

export function keepCookies(browser: Browser, response: Response): void {
  const cookies = new Map(browser.cookie.split("; ").map((pair) => pair.split("=", 2) as [string, string]));
  for (const line of response.headers.getSetCookie()) {
    const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=", 2);
    cookies.set(name, value);
  }
  browser.cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
  browser.xsrf = cookies.get("XSRF-TOKEN") ?? "";
}

/** @param cookie what it keeps of an earlier visit, such as a session. */
export async function openBrowser(url: string, cookie = ""): Promise<Browser> {
  const browser = { cookie, xsrf: "" };
  keepCookies(browser, await fetch(`${url}/api/session`, { headers: { cookie } }));
  return browser;
}

let addresses = 0;
export async function post(
  url: string,
  browser: Browser,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  addresses += 1;
  const response = await fetch(url, {
    method: "POST",
    headers: {
      cookie: browser.cookie,
      "x-xsrf-token": browser.xsrf,
      "content-type": "application/json",
      "x-forwarded-for": `10.0.${addresses >> 8}.${addresses & 255}`,
      ...headers,
    },
    body: JSON.stringify(body),
  });
  keepCookies(browser, response);
  return response;
}
