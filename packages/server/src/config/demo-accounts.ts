import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Every address of the demonstration, and of nobody else: the domain cannot be had. */
export const demoDomain = "demo.example";

/** The account that needs a second factor: its app is in the product itself, which shows the code at this path. */
export const demoSupport = `support@${demoDomain}`;
export const demoCodePath = "/dev/support-code";

export const demoAccountsFile = (dataDir: string) => join(dataDir, "demo-accounts.txt");

/** The demonstration's accounts as they were written for the console, if it was ever loaded here. */
export function readDemoAccounts(dataDir: string): string | null {
  const file = demoAccountsFile(dataDir);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

/** Only a demonstration that nothing but its own machine reaches shows a code to whoever asks. */
export const showsDemoCode = ({ isPublic, dataDir }: { isPublic: boolean; dataDir: string }): boolean =>
  !isPublic && existsSync(demoAccountsFile(dataDir));
