/** What a producer sells, Wh over the period, and at what prices, €/kWh without VAT. */
export interface Sales {
  readonly shared: number;
  readonly surplus: number;
  readonly localPrice: number;
  /** Null when it is not known. */
  readonly surplusPrice: number | null;
  /** The price he would get by selling everything outside the operation; null when it is not known. */
  readonly fullSalePrice: number | null;
}

/** €, without VAT. */
export interface Revenue {
  readonly local: number;
  /** € for the surplus; null when its price is not known: the total then counts none of it. */
  readonly surplus: number | null;
  readonly total: number;
  readonly sellingAll: number | null;
}

/** Revenue of local sale and of the surplus, compared with selling everything. */
export function producerRevenue(sales: Sales): Revenue {
  const local = (sales.shared / 1000) * sales.localPrice;
  const at = (wh: number, price: number | null) => (price === null ? null : (wh / 1000) * price);
  const surplus = at(sales.surplus, sales.surplusPrice);
  const sellingAll = at(sales.shared + sales.surplus, sales.fullSalePrice);
  return { local, surplus, total: local + (surplus ?? 0), sellingAll };
}
