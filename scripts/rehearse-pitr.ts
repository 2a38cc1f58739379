import { openBrowser, post } from "../packages/server/test/process-browser.ts";
import { startServerProcess } from "../packages/server/test/server-process.ts";

/** A step of `rehearse-pitr.sh`: the real server runs on the database, and somebody signs up, or signs in as before. */
const [step, databaseUrl, dataDir] = process.argv.slice(2);
if (!databaseUrl || !dataDir) throw new Error("It is run by rehearse-pitr.sh");

const person = { email: "lea@exemple.fr", password: "Soleil-2026!" };
const server = await startServerProcess(dataDir, { DATABASE_URL: databaseUrl });
try {
  const browser = await openBrowser(server.url);
  const { status } =
    step === "sign-up"
      ? await post(`${server.url}/api/sign-up`, browser, {
          ...person,
          firstName: "Léa",
          lastName: "Bernard",
          cgus: true,
        })
      : await post(`${server.url}/api/login`, browser, person);
  console.log(`${step}: ${status}`);
  if (status >= 300) process.exitCode = 1;
} finally {
  await server.stop();
}
