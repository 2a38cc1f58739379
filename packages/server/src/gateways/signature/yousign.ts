import { setTimeout as sleep } from "node:timers/promises";
import { openCircuit } from "../circuit.ts";
import {
  type CreatedRequest,
  type CreatedSigner,
  type SignatureProvider,
  type SignatureRequest,
  SignatureUnavailable,
  type SignerRequest,
} from "./port.ts";
import { type YousignApi, type YousignOptions, yousignApi } from "./yousign-api.ts";
import {
  documentForm,
  documentSchema,
  requestBody,
  requestListSchema,
  requestSchema,
  requestStatusOf,
  signerBody,
  signerListSchema,
  signerStatusOf,
  type YousignDocument,
  type YousignRequest,
  type YousignSigner,
} from "./yousign-model.ts";
import { readYousignWebhook } from "./yousign-webhook.ts";

const requests = "/signature_requests";
const pathOf = (id: string) => `${requests}/${encodeURIComponent(id)}`;
const pdfMagic = "%PDF-";

/** The request that we made under this reference; deleted drafts do not count. */
async function findByReference(api: YousignApi, reference: string): Promise<YousignRequest | null> {
  const query = new URLSearchParams({ external_id: reference });
  const { data } = await api.get({ method: "GET", path: `${requests}?${query}` }, requestListSchema);
  const known = data.find((one) => one.external_id === reference && one.status !== "deleted");
  return known ? api.find({ method: "GET", path: pathOf(known.id) }, requestSchema) : null;
}

async function documentOf(
  api: YousignApi,
  draft: YousignRequest,
  request: SignatureRequest,
): Promise<YousignDocument> {
  const path = `${pathOf(draft.id)}/documents`;
  const [known] = draft.documents;
  if (known) return api.get({ method: "GET", path: `${path}/${known.id}` }, documentSchema);
  return api.get({ method: "POST", path, form: documentForm(request) }, documentSchema);
}

/** Continues a draft from where it stopped: document, signers one after the other, activation. */
async function complete(api: YousignApi, draft: YousignRequest, request: SignatureRequest): Promise<void> {
  const document = await documentOf(api, draft, request);
  for (const [index, signer] of request.signers.entries()) {
    if (index < draft.signers.length) continue;
    const json = signerBody(signer, index, document);
    await api.do({ method: "POST", path: `${pathOf(draft.id)}/signers`, json });
  }
  await api.do({ method: "POST", path: `${pathOf(draft.id)}/activate` });
}

const listSigners = (api: YousignApi, providerId: string) =>
  api.find({ method: "GET", path: `${pathOf(providerId)}/signers` }, signerListSchema);

/** Pairs our signers with Yousign's: by e-mail address, then in order when one person signs twice. */
function pairSigners(ours: readonly SignerRequest[], theirs: readonly YousignSigner[]): CreatedSigner[] {
  const left = [...theirs];
  return ours.map(({ reference, email }) => {
    const at = left.findIndex(({ info }) => info.email.toLowerCase() === email.toLowerCase());
    const [signer] = at === -1 ? [] : left.splice(at, 1);
    if (!signer) throw new SignatureUnavailable("A signer is missing");
    return { reference, providerSignerId: signer.id, link: signer.signature_link ?? null };
  });
}

async function create(api: YousignApi, request: SignatureRequest): Promise<CreatedRequest> {
  const known =
    (await findByReference(api, request.reference)) ??
    (await api.get({ method: "POST", path: requests, json: requestBody(request) }, requestSchema));
  if (known.status === "draft") await complete(api, known, request);
  const signers = (await listSigners(api, known.id)) ?? [];
  return { providerId: known.id, signers: pairSigners(request.signers, signers) };
}

/** Cancels a request if possible; one that is over stays as it is. */
async function cancel(api: YousignApi, providerId: string): Promise<void> {
  const known = await api.find({ method: "GET", path: pathOf(providerId) }, requestSchema);
  if (known?.status === "draft") await api.do({ method: "DELETE", path: pathOf(providerId) });
  if (known?.status === "ongoing" || known?.status === "approval") {
    const json = { reason: "contractualization_aborted" };
    await api.do({ method: "POST", path: `${pathOf(providerId)}/cancel`, json });
  }
}

async function download(api: YousignApi, providerId: string): Promise<Uint8Array | null> {
  const known = await api.find({ method: "GET", path: pathOf(providerId) }, requestSchema);
  if (known?.status !== "done") return null;
  const path = `${pathOf(providerId)}/documents/download?version=completed&archive=false`;
  const bytes = await api.bytes({ method: "GET", path, accept: "application/pdf" });
  if (bytes && Buffer.from(bytes.subarray(0, pdfMagic.length)).toString("latin1") === pdfMagic) return bytes;
  throw new SignatureUnavailable("What was downloaded is no PDF");
}

/** Pauses between tries; after them the queue tries again, at its own pace. */
const pausesMs = [500, 2_000];
const longestPauseMs = 5_000;

type Pause = (milliseconds: number) => Promise<unknown>;

/** Retries after temporary failures: every operation here may be done twice. */
async function insist<T>(ask: () => Promise<T>, pause: Pause): Promise<T> {
  for (const usual of pausesMs) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof SignatureUnavailable)) throw error;
      const asked = (error.retryAfterSeconds ?? 0) * 1000;
      if (asked > longestPauseMs) throw error;
      await pause(Math.max(usual, asked));
    }
  }
  return ask();
}

/** Yousign, API v3 (https://developers.yousign.com); our own mails carry its links. */
export function yousignSignature({
  webhookSecret,
  pause = sleep,
  ...options
}: YousignOptions & { webhookSecret: string; pause?: Pause }): SignatureProvider {
  const api = yousignApi(options);
  const guarded = openCircuit(() => new SignatureUnavailable("Left in peace for a while"));
  const run = <T>(ask: () => Promise<T>) => guarded(() => insist(ask, pause));

  return {
    name: "yousign",
    create: (request) => run(() => create(api, request)),
    remind: (providerId) =>
      run(async () => {
        const signers = (await listSigners(api, providerId)) ?? [];
        return signers
          .filter(({ status }) => !["signed", "declined"].includes(signerStatusOf(status)))
          .map((signer) => ({ providerSignerId: signer.id, link: signer.signature_link ?? null }));
      }),
    cancel: (providerId) => run(() => cancel(api, providerId)),
    fetch: (providerId) =>
      run(async () => {
        const known = await api.find({ method: "GET", path: pathOf(providerId) }, requestSchema);
        if (!known) return null;
        const signers = (await listSigners(api, providerId)) ?? [];
        return {
          status: requestStatusOf(known.status),
          signers: signers.map((signer) => ({
            providerSignerId: signer.id,
            status: signerStatusOf(signer.status),
            link: signer.signature_link ?? null,
          })),
          declineReason: known.decline_information?.reason ?? null,
        };
      }),
    download: (providerId) => run(() => download(api, providerId)),
    parseWebhook: (rawBody, headers) => readYousignWebhook(rawBody, headers, webhookSecret),
  };
}
