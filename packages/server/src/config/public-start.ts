import type { Given } from "./variables.ts";

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i;

/** Whether other machines can reach the server, as far as it knows. */
export const isPublicStart = ({ PUBLIC_URL, HOST }: Given): boolean =>
  (PUBLIC_URL?.toLowerCase().startsWith("https:") ?? false) || (HOST !== undefined && !loopback.test(HOST));

/** What is known before anything is opened. */
export interface StartFacts {
  readonly given: Given;
  /** Whether DATA_DIR keeps a session secret of an earlier start. */
  readonly hasKeptSecret: boolean;
  /** Whether DATA_DIR keeps the demonstration's accounts. */
  readonly hasDemoAccounts: boolean;
}

interface Rule {
  readonly isBroken: (facts: StartFacts) => boolean;
  readonly fault: string;
}

const proxies =
  "donnez le nombre de relais (1) ou leurs adresses, ou none si le serveur reçoit lui-même les visiteurs.";

export const demoAccountsFault =
  "La base contient les comptes de la démonstration, dont celui du support\u00a0: utilisez une base et un DATA_DIR neufs, avec DEMO=0.";

/** What is forbidden at an address that other machines reach. */
const rules: readonly Rule[] = [
  {
    isBroken: ({ given }) => given.SMTP_URL === undefined,
    fault:
      "SMTP_URL manque\u00a0: sans serveur d’envoi, aucun e-mail ne parviendrait à son destinataire\u00a0; donnez smtp://utilisateur:motdepasse@hôte:587.",
  },
  {
    isBroken: ({ given }) => given.DEMO === "1",
    fault:
      "DEMO=1 chargerait des comptes de démonstration, dont celui du support, sur une adresse publique\u00a0: mettez DEMO=0.",
  },
  { isBroken: ({ hasDemoAccounts }) => hasDemoAccounts, fault: demoAccountsFault },
  {
    isBroken: ({ given }) => given.TRUST_PROXY === undefined,
    fault: `TRUST_PROXY manque\u00a0: derrière un relais, tous les visiteurs auraient la même adresse, et un seul pourrait bloquer les connexions de tous\u00a0; ${proxies}`,
  },
  {
    isBroken: ({ given }) => given.TRUST_PROXY?.split(",").some((part) => part.trim() === "true") ?? false,
    fault: `TRUST_PROXY=true croit l’adresse que chaque visiteur s’invente, et les limites d’essais ne comptent plus\u00a0; ${proxies}`,
  },
  {
    isBroken: ({ given, hasKeptSecret }) => given.SESSION_SECRET === undefined && !hasKeptSecret,
    fault:
      "SESSION_SECRET manque, et DATA_DIR n’en garde aucun\u00a0: donnez 32 caractères au hasard ou plus (openssl rand -hex 32).",
  },
];

/** Each reason why a server that other machines can reach must not start. */
export function publicStartFaults(facts: StartFacts): string[] {
  if (!isPublicStart(facts.given)) return [];
  return rules.filter(({ isBroken }) => isBroken(facts)).map(({ fault }) => fault);
}
