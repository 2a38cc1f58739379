/** How to reach who runs this installation, apart from the rest of him (`operator.ts`): a first view needs no more. */
export const operatorReach = {
  contactEmail: "contact@mon-energie-collective.example",
  /** "" where no telephone is answered. */
  phone: "01 99 00 45 20" as string,
};
