/** Signs a new person up. @returns the headers of a signed-in request. */
export async function signUp(url: string): Promise<Record<string, string>> {
  const cookiesOf = (response: Response) =>
    response.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  const tokenOf = (cookies: string[]) =>
    decodeURIComponent(cookies.find((cookie) => cookie.startsWith("XSRF-TOKEN="))?.slice(11) ?? "");
  const visit = cookiesOf(await fetch(`${url}/api/session`));
  const response = await fetch(`${url}/api/sign-up`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: visit.join("; "), "x-xsrf-token": tokenOf(visit) },
    body: JSON.stringify({
      email: `bench-${Date.now()}@exemple.fr`,
      password: "Soleil-2026!",
      firstName: "Camille",
      lastName: "Durand",
      cgus: true,
    }),
  });
  if (response.status !== 201) throw new Error(`sign-up answered ${response.status}`);
  const cookies = cookiesOf(response);
  return { cookie: cookies.join("; "), "x-xsrf-token": tokenOf(cookies) };
}
