import type { Address } from "@mec/domain/address";
import type { Mandate, SalesTerms, SignerRole } from "@mec/domain/document";
import type { MembershipFee, PmoAssociation, PmoInterlocutor } from "@mec/domain/pmo";
import type { ProductionType, Segment } from "@mec/domain/point";
import type { Perimeter, PerimeterGround, RepartitionKey } from "@mec/domain/project";
import type { SellerVat, VatRegime } from "@mec/domain/shared";
import type { SignatoryInput } from "@mec/domain/signatory";

/**
 * The content of each document, as plain JSON: kept as it was when the document was made, so that it can be
 * made again to the byte. A null (or an empty PRM) is not known yet: the document shows it as missing.
 */
interface ContentHead {
  /** Unique to this document: printed on its first page. */
  readonly reference: string;
  /** ISO 8601; the day it was made. */
  readonly date: string;
  readonly project: ContentProject;
  readonly association: PmoAssociation | null;
  readonly interlocutor: PmoInterlocutor | null;
  /** For the owner who is drafting it; never for what is signed. */
  readonly isDraft?: true;
}

export interface ContentProject {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly perimeter: Perimeter;
  /** The legal ground of the perimeter; documents made before it was kept lack it: a distance. */
  readonly ground?: PerimeterGround;
  readonly repartitionKey: RepartitionKey;
}

export interface ConsumptionSite {
  readonly kind: "consumption";
  readonly name: string;
  readonly address: Address;
  /** "" when unknown. */
  readonly prm: string;
  readonly segment: Segment;
}

export interface ProductionSite {
  readonly kind: "production";
  readonly name: string;
  readonly address: Address;
  readonly prm: string;
  readonly productionType: ProductionType;
  /** kWc. */
  readonly power: number | null;
  /** Of a contract's plant that is still to be laid or connected. */
  readonly isPlanned?: true;
  /** Of a contract's plant, where its own holder said it. YYYY-MM-DD. */
  readonly installedOn?: string;
  /** Whether its surplus is sold under a purchase contract; said as the day above. */
  readonly hasPurchaseContract?: boolean;
  /** Of an accord's or a contract's plant, where one of before 9 October 2021 runs, or may: it ends before sharing. */
  readonly mayHaveOlderContract?: true;
}

export type Site = ConsumptionSite | ProductionSite;

/**
 * Of a consumer whose sales contract was not sent when this document was: what he said yes to, and what the contract waits
 * for. Left out where there is a contract or it is settled elsewhere; documents made before it was kept lack it.
 */
export interface SaleToFollow {
  /** Where its contract will say another: the price that was said yes to. */
  readonly acceptedPrice?: number;
  /** €/kWh HT; 0 when the electricity is given, null where no price was told. */
  readonly price: number | null;
  /** With the sellers' part of it where they differ. */
  readonly vatRegime: VatRegime;
  /** The installations whose meter it waits for. */
  readonly unmetered: readonly string[];
}

export interface BulletinData extends ContentHead {
  readonly kind: "bulletin";
  readonly sale?: SaleToFollow;
  readonly fee: MembershipFee | null;
  readonly participant: SignatoryInput | null;
  /** Null in the preview for an imaginary participant. */
  readonly site: Site | null;
}

export interface AccordData extends ContentHead {
  readonly kind: "accord";
  /** Of a producer who has said it; others, and documents made before he was asked, lack it. */
  readonly vatRegime?: SellerVat;
  readonly sale?: SaleToFollow;
  readonly participant: SignatoryInput | null;
  readonly site: Site | null;
}

export interface ContractProducer {
  /** The point whose holder named the signer; documents made before it was kept lack it. */
  readonly pointId?: string;
  readonly identity: SignatoryInput | null;
  readonly site: ProductionSite;
  /** What he said of his VAT; documents made before he was asked lack it. */
  readonly vatRegime?: SellerVat;
  /** Whether his accord lets the association bill for him. */
  readonly mandate?: Mandate;
  /** What documents made before `mandate` was kept say of it. */
  readonly hasMandated?: boolean;
}

export interface SalesContractData extends ContentHead {
  readonly kind: "salesContract";
  /** It stands beside one that this consumer has signed, with other producers. */
  readonly isAdded?: true;
  readonly consumer: SignatoryInput | null;
  readonly site: ConsumptionSite | null;
  readonly producers: readonly ContractProducer[];
  /** What they say of the installation is told of its plant (`ProductionSite`); documents made before say it here, of all. */
  readonly terms: SalesTerms | null;
  /** €/kWh HT that the consumer accepted; 0 when the electricity is given. Used when the terms give no price. */
  readonly acceptedPrice: number | null;
}

export type DocumentContent = BulletinData | AccordData | SalesContractData;

/** A signature in its place. Among several producers, `name` says whose place it is. */
export interface SignatureBlock {
  readonly role: SignerRole;
  /** First name and last name of the one who was asked to sign. */
  readonly name: string;
  /** The name that the signer typed. */
  readonly signedName: string;
  /** ISO 8601. */
  readonly signedAt: string;
  /** PNG of the name that the signer drew. */
  readonly drawing?: Uint8Array;
}

export interface CertificateEvent {
  /** ISO 8601. */
  readonly at: string;
  /** In French words: "Code envoyé par courriel". */
  readonly type: string;
  /** Name and address of who did it, or "La plateforme". */
  readonly who: string;
  readonly ip: string | null;
  readonly userAgent: string | null;
  /** The event's hash in its chain. */
  readonly hash: string;
}

/** What the certificate page says of how the signatures were made. */
export interface EvidenceForCertificate {
  /** The signature request. */
  readonly requestId: string;
  /** What the signers consented to, word for word: several where its words changed between their signatures. */
  readonly consentTexts: readonly string[];
  /** Whether the buyer asked to be supplied before his days to retract end, and in which words; absent where he was not asked. */
  readonly earlySupply?: { readonly isAsked: boolean; readonly text: string } | undefined;
  /** How each signer read the document before, where his page told. */
  readonly readings?: readonly { readonly who: string; readonly text: string }[] | undefined;
  readonly events: readonly CertificateEvent[];
  /** What was signed: the name of the file, SHA-256 in hexadecimal. */
  readonly documents: readonly { readonly fileName: string; readonly sha256: string }[];
  /** The hash of the last event in the chain. */
  readonly lastHash: string;
  /** ISO 8601: when the sealed file is made. */
  readonly sealedAt: string;
}
