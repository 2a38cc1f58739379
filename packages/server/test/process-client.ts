import { type Client, makeClient } from "@mec/api";
import { type Browser, keepCookies } from "./process-browser.ts";

let addresses = 0;

/** The typed client, as the web app has it, of somebody with this browser at the server of `url`. */
export function clientOf(url: string, browser: Browser): Client {
  addresses += 1;
  const address = `10.2.${addresses >> 8}.${addresses & 255}`;
  return makeClient({
    base: `${url}/api`,
    async fetch(asked, init) {
      const headers = new Headers(init?.headers);
      headers.set("cookie", browser.cookie);
      headers.set("x-forwarded-for", address);
      const response = await fetch(asked, { ...init, headers });
      keepCookies(browser, response);
      return response;
    },
    xsrfToken: () => browser.xsrf,
    onSessionExpired() {
      throw new Error("The session is not known");
    },
  });
}
