import type { Call, CallInput, CallOutput } from "@mec/api";
import type { Relation } from "@mec/domain/shared";
import type { AdmitVersion, Paging } from "../answering.ts";
import type { Actor, Origin } from "../deps.ts";
import type { Upload } from "../uploads/index.ts";
import type { Asker } from "../workers/asker.ts";
import type { MomentName } from "./cookies.ts";

/** What a handler may know of the request and do to the session; it sees nothing else of HTTP. */
export interface Exchange {
  readonly paging: Paging;
  readonly admitVersion: AdmitVersion;
  /** The person's relations to the object in the path, among those that open the call. */
  readonly relations: readonly Relation[];
  readonly origin: Origin;
  /** Who waits for the answer, for work that is long: the account, or the address of a visitor. */
  readonly asker: Asker;
  /** The person who is signed in, for the calls that anyone may make. */
  identify(): Promise<Actor | null>;
  readonly sessionToken: string | undefined;
  /** Whether another site made the browser send this request. */
  readonly isCrossSite: boolean;
  openSession(token: string): void;
  closeSession(): void;
  /** A short-lived cookie that the browser keeps beside its session. */
  kept(name: MomentName): string | undefined;
  keep(name: MomentName, token: string, seconds: number): void;
  drop(name: MomentName): void;
}

type WithActor<C extends Call> = C["access"]["who"] extends "anyone"
  ? Record<never, never>
  : { readonly actor: Actor };
type WithUpload<C extends Call> = C extends { upload: object }
  ? { readonly upload: Upload }
  : Record<never, never>;

type HandlerInput<C extends Call> = CallInput<C> & WithActor<C> & WithUpload<C>;

/** Does a call, in the domain's names. */
export type Handler<C extends Call> = (input: HandlerInput<C>, exchange: Exchange) => Promise<CallOutput<C>>;

/** One handler for every call: a call without its handler does not compile. */
export type HandlersOf<T extends Record<string, Call>> = { readonly [K in keyof T]: Handler<T[K]> };
