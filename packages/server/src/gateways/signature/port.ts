import type { ProviderEventType } from "@mec/domain/signature";
import { ServiceUnavailable } from "../circuit.ts";

/** Where a signature goes on a page: points (1/72 inch) from its top left corner; pages count from 1. */
export interface SignaturePlace {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface SignerRequest {
  /** Our id; returned beside the provider's. */
  readonly reference: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Without a place, the provider puts the signature at the foot of the last page. */
  readonly place?: SignaturePlace;
}

export interface SignatureRequest {
  /** The document's id: a request repeated with it is the same request. */
  readonly reference: string;
  /** The title shown to the signers. */
  readonly title: string;
  readonly fileName: string;
  readonly pdf: Uint8Array;
  readonly expiresAt: Date;
  /** In signing order. */
  readonly signers: readonly SignerRequest[];
}

export interface CreatedSigner {
  readonly reference: string;
  readonly providerSignerId: string;
  /** The link to sign; null on our own page, or before this person's turn. */
  readonly link: string | null;
}

export interface CreatedRequest {
  readonly providerId: string;
  readonly signers: readonly CreatedSigner[];
}

export type RequestStatus = "ongoing" | "done" | "declined" | "expired" | "canceled" | "error";
export type SignerStatus = "waiting" | "notified" | "opened" | "signed" | "declined" | "error";

export interface RequestState {
  readonly status: RequestStatus;
  readonly signers: readonly {
    readonly providerSignerId: string;
    readonly status: SignerStatus;
    readonly link: string | null;
  }[];
  /** The reason given for declining, if any. */
  readonly declineReason: string | null;
}

export type SignatureEventType = ProviderEventType;

/** An event at the provider's, counted once however often it is reported. */
export interface SignatureEvent {
  /** The same each time the event is reported. */
  readonly id: string;
  readonly type: SignatureEventType;
  readonly at: Date;
  readonly providerId: string;
  /** The signer it is about; null for the request as a whole. */
  readonly providerSignerId: string | null;
  readonly reason: string | null;
}

/** A call to our webhook: an event, an event that does not concern us, or a call that is not the provider's. */
export type Webhook =
  | { readonly kind: "event"; readonly event: SignatureEvent }
  | { readonly kind: "ignored" }
  | { readonly kind: "refused" };

export type WebhookHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

export type OutsideProvider = "yousign";

/** Has documents signed. */
export interface SignatureProvider {
  /** `embedded`: people sign on our own page, and our tables are the whole state. */
  readonly name: "embedded" | OutsideProvider;
  /**
   * Idempotent by `reference`: after a failure it continues where it stopped.
   * @throws SignatureUnavailable to try again later; SignatureRefused when trying again would change nothing.
   */
  create(request: SignatureRequest): Promise<CreatedRequest>;
  /** The links of those who have not signed, for our own reminder mail. @throws as `create`. */
  remind(providerId: string): Promise<readonly Omit<CreatedSigner, "reference">[]>;
  /** Ends a request for good; one that is over or unknown is left as it is. @throws as `create`. */
  cancel(providerId: string): Promise<void>;
  /** Null for the embedded provider, and for a request unknown to the provider. @throws as `create`. */
  fetch(providerId: string): Promise<RequestState | null>;
  /** The signed PDF; null for the embedded provider, and while the request is not done. @throws as `create`. */
  download(providerId: string): Promise<Uint8Array | null>;
  /** Reads a call to the webhook: the raw body, to the byte. */
  parseWebhook(rawBody: Uint8Array, headers: WebhookHeaders): Webhook;
}

/** The provider cannot answer now: try again later. */
export class SignatureUnavailable extends ServiceUnavailable {}

/** The provider understood the request and refuses it. */
export class SignatureRefused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = "SignatureRefused";
    this.status = status;
  }
}
