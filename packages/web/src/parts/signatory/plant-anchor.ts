/** The part of the owner's page of producers in which he says who signs for a plant of his. */
export const signatoryAnchor = (plantId: string): string => `signatory-${plantId}`;
