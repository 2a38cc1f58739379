import type { BillableAction, DataExportAction, ServiceGroup } from "@mec/domain/service";

/** A line of the ledger. */
export interface BillableEvent {
  readonly id: string;
  readonly accountId: string;
  readonly group: ServiceGroup;
  readonly action: BillableAction | DataExportAction;
  readonly projectId: string;
  readonly consumptionPointId: string;
  /** €. */
  readonly amountExclTax: number;
  readonly createdAt: Date;
}

export interface Billing {
  /**
   * Sends a line to the billing service; sending it again changes nothing.
   * @throws BillingUnavailable when the service does not take it: it must be sent again later.
   */
  record(event: BillableEvent): Promise<void>;
}

export class BillingUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "BillingUnavailable";
  }
}
