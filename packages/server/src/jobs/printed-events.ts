import type { NamedThing } from "@mec/domain/document";
import type { Participant } from "@mec/domain/point";
import type { PrintedThing } from "@mec/domain/signatory";

/** What documents print of a participant is no longer so. */
export type PrintedEvent =
  /** A participant has another meter: how many documents print the number of the former one, signed by all or now withdrawn. */
  | {
      type: "printed-meter-changed";
      projectId: string;
      participant: Participant;
      signed: number;
      withdrawn: number;
      /** How many of the participant's own all have signed, and are signed anew. Absent from what the former release told. */
      toRenew?: number;
    }
  /** A participant has another address, or another is bound: how many documents said it otherwise that nobody had signed, and were withdrawn. */
  | {
      type: "sent-documents-taken-back";
      projectId: string;
      participant: Participant;
      changed: "address" | "holder";
      withdrawn: number;
    }
  /** What some had been asked to sign was taken back, since it names what is no longer so, before anybody had. */
  | {
      type: "asked-documents-taken-back";
      projectId: string;
      changed: "address" | "holder" | "association";
      documentIds: string[];
    }
  /** Its owner took back what he had sent before all had signed it. */
  | { type: "sending-taken-back"; projectId: string; documentIds: string[] }
  /** What all have signed of a participant names another address than he has now, or binds another. */
  | {
      type: "signed-place-changed";
      projectId: string;
      participant: Participant;
      changed: Exclude<NamedThing, "meter"> | "holder";
      /** What is printed otherwise of who is bound. Absent of an address, and from what the former release told. */
      things?: PrintedThing[] | undefined;
      /** What those documents name, and what it is. Absent from what the former release told, and where none is given. */
      was?: string | undefined;
      is?: string | undefined;
    };
