/** What a producer sells, Wh over the period, and at what prices, €/kWh without VAT. */
export interface Sales {
  readonly shared: number;
  readonly surplus: number;
  readonly localPrice: number;
  readonly surplusPrice: number;
  /** The price he would get by selling everything outside the operation. */
  readonly fullSalePrice: number;
}

/** €, without VAT. */
export interface Revenue {
  readonly local: number;
  readonly surplus: number;
  readonly total: number;
  readonly sellingAll: number;
  /** What the operation brings on top of selling everything; negative when it brings less. */
  readonly gain: number;
}

/** Revenue of local sale and of the surplus, compared with selling everything. */
export function producerRevenue(sales: Sales): Revenue {
  const local = (sales.shared / 1000) * sales.localPrice;
  const surplus = (sales.surplus / 1000) * sales.surplusPrice;
  const sellingAll = ((sales.shared + sales.surplus) / 1000) * sales.fullSalePrice;
  return { local, surplus, total: local + surplus, sellingAll, gain: local + surplus - sellingAll };
}
