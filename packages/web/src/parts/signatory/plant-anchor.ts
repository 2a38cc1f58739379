/** The part of the owner's page of producers in which he says who signs for a plant of his. */
export const signatoryAnchor = (plantId: string): string => `signatory-${plantId}`;

/** The field of its structure's number, in the form of who signs that has this anchor. */
export const identifierAnchor = (anchor: string): string => anchor.replace("signatory", "identifier");
