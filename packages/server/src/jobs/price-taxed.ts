/** Who sells in a project, or his VAT, has changed: who has a price to answer and pays more for it is told both prices. */
export interface PriceTaxed {
  type: "price-taxed";
  projectId: string;
  /** ISO 8601: the moment before. */
  at: string;
  /** The power, kW, of those who added VAT until then, who did not, and who had not said it. */
  was: { taxed: number; exempt: number; untold: number };
  /** Those up to this account are told. */
  after?: string;
  /** ISO 8601: when it was done. Absent from a job of the former release. */
  until?: string;
  /** Of those before: that a price alone is dearer was counted for the day and told, or left out. Absent while nobody's was. */
  prices?: "counted" | "left-out" | undefined;
}
