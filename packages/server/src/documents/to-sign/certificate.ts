import type { SignerRole } from "@mec/domain/document";
import { conjunction } from "@mec/domain/shared";
import {
  type Column,
  field,
  fieldList,
  paragraph,
  type Section,
  say,
  strong,
  type Text,
} from "../legal/model.ts";
import type { CertificateEvent, EvidenceForCertificate, SignatureBlock } from "./content.ts";

const roleLabels: Record<SignerRole, string> = {
  participant: "Participant",
  pmo: "Personne morale organisatrice",
  producer: "Producteur",
};

/** "2026-03-02 09:05:07 UTC": the same for every reader, whatever his time zone. */
const utc = (moment: string): string => {
  const [day, time = ""] = new Date(moment).toISOString().split("T");
  return `${day} ${time.slice(0, 8)}\u00a0UTC`;
};

const signerColumns: readonly Column[] = [
  { title: "Signataire", width: 30 },
  { title: "Qualité", width: 24 },
  { title: "Nom apposé", width: 26 },
  { title: "Signé le", width: 20 },
];

const signerRow = ({ role, name, signedName, signedAt, drawing }: SignatureBlock): Text[] => [
  [name],
  [roleLabels[role]],
  [drawing ? `${signedName} (dessiné)` : signedName],
  [utc(signedAt)],
];

const eventColumns: readonly Column[] = [
  { title: "Date", width: 15 },
  { title: "Événement", width: 18 },
  { title: "Auteur", width: 23 },
  { title: "Adresse IP et navigateur", width: 25 },
  { title: "Empreinte", width: 23 },
];

const eventRow = ({ at, type, who, ip, userAgent, hash }: CertificateEvent): Text[] => [
  [utc(at)],
  [type],
  [who],
  [[ip, userAgent].filter(Boolean).join("\n") || "–"],
  [hash],
];

/** The level of the seal: B-T with a third party's time, B-B with our own clock alone. */
const sealWords = (timestamped: boolean) =>
  timestamped
    ? say`(PAdES, niveau B-T), qui n’est pas qualifié : il montre que le fichier n’a pas changé depuis qu’il a été apposé, et un service d’horodatage indépendant atteste le moment où il l’a été. Les autres heures sont celles de l’horloge de la plateforme, en temps universel (UTC).`
    : say`(PAdES, niveau B-B), qui n’est pas qualifié : il montre que le fichier n’a pas changé depuis qu’il a été apposé. Les heures sont celles de l’horloge de la plateforme, en temps universel (UTC).`;

/** What a buyer answered of the beginning of his supply. */
const supplyField = ({ isAsked, text }: NonNullable<EvidenceForCertificate["earlySupply"]>) =>
  field(
    "Fourniture avant la fin du délai de rétractation",
    isAsked
      ? say`Demandée par le consommateur : « ${text} »`
      : say`Non demandée par le consommateur, à qui il était proposé : « ${text} »`,
  );

interface Words {
  readonly document: string;
  readonly consent: string;
  /** When this was made: its label, and the moment. */
  readonly made: readonly [label: string, at: string];
}

/** What was signed and consented to, how it was read, and the journal's last print. */
function proofFields(
  evidence: Omit<EvidenceForCertificate, "sealedAt" | "events">,
  { document, consent, made: [label, at] }: Words,
): Section["blocks"][number] {
  const { requestId, consentTexts, readings = [], earlySupply, documents, lastHash } = evidence;
  return fieldList([
    field("Demande de signature", requestId),
    ...documents.flatMap(({ fileName, sha256 }) => [
      field(document, strong(fileName)),
      field("Son empreinte (SHA-256)", sha256),
    ]),
    ...consentTexts.map((text) => field(consent, say`« ${text} »`)),
    ...readings.map(({ who, text }) => field("Lecture avant la signature", `${who}\u00a0: ${text}`)),
    ...(earlySupply ? [supplyField(earlySupply)] : []),
    field("Dernière empreinte du journal", lastHash),
    field(label, utc(at)),
  ]);
}

/** Who signed, then what was done, each under what says it. */
const journal = (
  signatures: readonly SignatureBlock[],
  events: readonly CertificateEvent[],
  [signers, acts]: readonly [Text, Text],
): Section["blocks"] => [
  paragraph(signers),
  { kind: "table", columns: signerColumns, rows: signatures.map(signerRow) },
  paragraph(acts),
  { kind: "table", columns: eventColumns, rows: events.map(eventRow) },
];

/** How the signatures were made, for whoever must prove or contest them. */
export function certificateSection(
  evidence: EvidenceForCertificate,
  signatures: readonly SignatureBlock[],
  { timestamped }: { readonly timestamped: boolean },
): Section {
  return {
    title: "Certificat de signature",
    blocks: [
      paragraph(
        say`Ce document a été signé par voie électronique sur la plateforme Mon énergie collective. Chaque signataire a signé par un lien personnel et un code à usage unique, envoyés à son adresse de courriel ; son identité n’a pas été vérifiée par un autre moyen. Il s’agit de signatures électroniques dites simples, au sens de l’article 3, point 10, du règlement (UE) n° 910/2014 : elles ne sont ni avancées ni qualifiées.`,
      ),
      proofFields(evidence, {
        document: "Document signé",
        consent: "Consentement recueilli",
        made: ["Cachet apposé le", evidence.sealedAt],
      }),
      paragraph(
        say`Le document tel qu’il a été présenté avant d’être signé est joint à ce fichier. Le tout porte le cachet électronique de la plateforme ${sealWords(timestamped)}`,
      ),
      ...journal(signatures, evidence.events, [
        say`Signataires :`,
        say`Journal des preuves : l’empreinte de chaque ligne (SHA-256) est calculée avec celle de la ligne précédente, de sorte qu’aucune ne peut être changée, déplacée ni ôtée sans que cela se voie.`,
      ]),
    ],
  };
}

/** The evidence of one reader, of a document that not all have signed. */
export interface UnconcludedEvidence extends Omit<EvidenceForCertificate, "sealedAt"> {
  /** ISO 8601: when the copy is made. */
  readonly madeAt: string;
  /** Who signed where the reader of the copy has not: their acts are not among the events. Empty where he has. */
  readonly signedBy: readonly string[];
  /** Whether the other signatures are still to come. */
  readonly isAwaited: boolean;
  /** ISO 8601: when its participant retracted; null where he did not. */
  readonly retractedAt: string | null;
}

function becameText({ isAwaited, retractedAt }: UnconcludedEvidence): string {
  if (retractedAt) return `Son participant s’est rétracté le ${utc(retractedAt)}.`;
  return isAwaited ? "Les autres signatures sont attendues." : "Il a pris fin avant que tous aient signé.";
}

/** To who named others that signed: who they are, and who is given the proof. */
const namedText = (names: readonly string[]): string =>
  `${conjunction(names)} ${names.length > 1 ? "ont" : "a"} signé ce document. La preuve de chaque signature, avec l’adresse IP et le navigateur, n’est remise qu’à l’adresse de courriel qui l’a donnée.`;

/** What proves a signature as long as not all are there: the acts of who takes this copy, and nobody else's. */
export function unconcludedSection(
  evidence: UnconcludedEvidence,
  signatures: readonly SignatureBlock[],
): Section {
  const { signedBy } = evidence;
  const isOwn = signedBy.length === 0;
  return {
    title: isOwn ? "Preuve de votre signature, non conclue" : "Signatures de ce document, non conclu",
    blocks: [
      paragraph(
        say`Tous n’ont pas signé ce document : cette copie montre les signatures déjà données, n’est pas l’exemplaire signé par tous et ne porte pas le cachet électronique de la plateforme. ${becameText(evidence)}`,
      ),
      ...(isOwn ? [] : [paragraph(say`${namedText(signedBy)}`)]),
      proofFields(evidence, {
        document: "Document signé, joint à ce fichier",
        consent: "Consentement que vous avez donné",
        made: ["Copie faite le", evidence.madeAt],
      }),
      ...journal(signatures, evidence.events, [
        say`Ont signé :`,
        isOwn
          ? say`Journal des preuves : voici ce que vous avez fait, et ce que la plateforme a fait de ce document. Ses autres lignes sont celles des autres signataires.`
          : say`Journal des preuves : voici ce que la plateforme a fait de ce document. Ses autres lignes sont celles des signataires.`,
      ]),
    ],
  };
}
