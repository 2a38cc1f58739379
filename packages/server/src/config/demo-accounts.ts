import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The domain of all demonstration addresses and of no others: nobody can register it. */
export const demoDomain = "demo.example";

/** The account that needs a second factor: the product itself shows its code, at the path below. */
export const demoSupport = `support@${demoDomain}`;
export const demoCodePath = "/dev/support-code";

export const demoAccountsFile = (dataDir: string) => join(dataDir, "demo-accounts.txt");

/** The demonstration's accounts as they were written for the console, if it was ever loaded here. */
export function readDemoAccounts(dataDir: string): string | null {
  const file = demoAccountsFile(dataDir);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

/** Only a demonstration that no other machine can reach shows a code to whoever asks. */
export const showsDemoCode = ({ isPublic, dataDir }: { isPublic: boolean; dataDir: string }): boolean =>
  !isPublic && existsSync(demoAccountsFile(dataDir));
