import { createServer } from "node:net";
import type { Config } from "../config.ts";

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: "ce port est déjà pris\u00a0; arrêtez l’autre programme, ou donnez un autre PORT.",
  EACCES: "ce port est réservé au système\u00a0; donnez un PORT de 1024 ou plus.",
  EADDRNOTAVAIL:
    "cette adresse n’est pas celle de cette machine\u00a0; donnez 127.0.0.1, ou 0.0.0.0 pour toutes.",
  ENOTFOUND: "cette adresse est inconnue\u00a0; donnez 127.0.0.1, ou 0.0.0.0 pour toutes.",
};

/** Finds out whether the server may listen, before it takes the time to open anything. */
export function portFaults({ host, port }: Pick<Config, "host" | "port">): Promise<string[]> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", ({ code = "" }: NodeJS.ErrnoException) =>
      resolve([
        `HOST=${host}, PORT=${port}\u00a0: ${reasons[code] ?? `le serveur ne peut pas y écouter (${code}).`}`,
      ]),
    );
    probe.listen(port, host, () => probe.close(() => resolve([])));
  });
}
