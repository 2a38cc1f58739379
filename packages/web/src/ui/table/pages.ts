/** How many pages so many rows take; one at least. */
export const pageCount = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize));

/** The page to show when this one is asked for: the last, once rows have gone and the one asked for is beyond it. */
export const pageWithin = (page: number, total: number, pageSize: number): number =>
  Math.min(page, pageCount(total, pageSize));
