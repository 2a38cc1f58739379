/** The tag of calls, by the first part of their path. */
const tagOfPart: Readonly<Record<string, string>> = {
  session: "account",
  "sign-up": "account",
  login: "account",
  logout: "account",
  "forgot-password": "account",
  "email-verification": "account",
  "email-change": "account",
  user: "account",
  address: "address",
  project: "project",
  public: "public",
  "consumption-point": "point",
  "production-point": "point",
  application: "application",
  signatory: "signatory",
  signature: "signature",
  "signed-paper": "signature",
  services: "service",
  "customer-account": "service",
  "has-customer-account": "service",
  "billable-metrics": "service",
  "data-export": "service",
  support: "support",
  file: "file",
};

const descriptions: Readonly<Record<string, string>> = {
  account: "Signing in and out, one's profile, and what protects it.",
  address: "Addresses and communes of France.",
  project: "A project, its participants, its documents and its study, for its owner.",
  public: "What a visitor reads and does without an account.",
  point: "Consumption and production points, their consents and their readings.",
  application: "A point's request to join a project, and its life.",
  signatory: "Who signs for a point.",
  signature: "Signing by link, and signed papers.",
  service: "Paid services, what was counted, and exports of data.",
  support: "The support team's own calls.",
  file: "Kept files, by links that expire.",
};

/** @throws Error for a path whose first part has no tag: name it here. */
export function tagOf(path: string): string {
  const tag = tagOfPart[path.split("/")[1] ?? ""];
  if (!tag) throw new Error(`No tag says what ${path} is about: name it in tags.ts.`);
  return tag;
}

export const tags = Object.entries(descriptions).map(([name, description]) => ({ name, description }));
