import { randomUUID } from "node:crypto";
import fastifyCompress from "@fastify/compress";
import fastifyCookie from "@fastify/cookie";
import fastifyMultipart from "@fastify/multipart";
import type { Call } from "@mec/api";
import { type Calls, calls } from "@mec/api/calls";
import type { SearchedList } from "@mec/domain/audit";
import { type ErrorCode, frenchIssue } from "@mec/domain/shared";
import fastify, { type FastifyInstance, LogController } from "fastify";
import * as z from "zod";
import { features } from "./app/features.ts";
import { allHandlers, allRelations } from "./app/handlers.ts";
import { allMetrics } from "./app/metrics.ts";
import { registerWeb } from "./app/site/web.ts";
import type { Actor, Deps } from "./deps.ts";
import { findActor } from "./features/account/index.ts";
import { noteExport, noteLook, noteSearch, type Seen, type Taken } from "./features/audit/index.ts";
import { type BindOptions, bindCall } from "./http/bind.ts";
import { timeLimits, watchBodies } from "./http/body-pace.ts";
import { clientErrorAnswer } from "./http/client-errors.ts";
import { type Cookies, makeCookies } from "./http/cookies.ts";
import { registerDescription } from "./http/description.ts";
import { registerDevMailbox } from "./http/dev-mailbox.ts";
import { answerError, errorBody } from "./http/errors.ts";
import type { Handler } from "./http/handler.ts";
import { loggerOptions } from "./http/log.ts";
import { watchMethods } from "./http/methods.ts";
import { registerOperations } from "./http/operations.ts";
import { registerSecurityHeaders } from "./http/security-headers.ts";
import { registerSecurityTxt } from "./http/security-txt.ts";
import { answerSerializer } from "./http/shared-answers.ts";
import { unreadableAddress } from "./http/unreadable-address.ts";
import { uploadGate } from "./http/upload-gate.ts";
import { inputValidator } from "./http/validator.ts";
import { inTurn } from "./limits/in-turn.ts";

const version = "1.5.11";
const base = "/api";
const exportsAtOnce = 2;

export interface AppOptions extends Partial<Pick<BindOptions, "onUndeclared">> {
  /** The folder of the built web app, if it was built. */
  readonly webRoot?: string;
  /** Where the log goes instead of the console. */
  readonly logTo?: NodeJS.WritableStream;
}

/** The server as it reads a request and refuses one, before it knows any call. */
function newServer(deps: Deps, { logTo }: AppOptions): FastifyInstance {
  const app = fastify({
    logger: { ...loggerOptions(deps.config.logLevel), ...(logTo ? { stream: logTo } : {}) },
    genReqId: () => randomUUID(),
    // One line a request, written when it is answered (operations.ts): it names its request itself, so that no logger
    // has to be made for each.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.config.trustProxy,
    bodyLimit: 1024 * 1024,
    requestTimeout: timeLimits.requestMs,
    http: { headersTimeout: timeLimits.headersMs, connectionsCheckingInterval: timeLimits.checkEveryMs },
    clientErrorHandler: clientErrorAnswer(deps.config),
    frameworkErrors: unreadableAddress(deps.config),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    forceCloseConnections: "idle",
  });
  watchBodies(app.server);
  z.config({ localeError: frenchIssue });
  app.setValidatorCompiler(inputValidator);
  app.setSerializerCompiler(answerSerializer);
  app.setErrorHandler(answerError);
  // A body that is not JSON is refused where JSON is expected; routes that read anything else say so
  // themselves.
  app.removeContentTypeParser("text/plain");
  app.decorateRequest("actor", null);
  app.decorateRequest("refusal", undefined);
  app.decorateRequest("judgedAt", 0);
  app.decorateRequest("admitted");
  return app;
}

/** What every call is bound with. */
const bindOptionsOf = (deps: Deps, cookies: Cookies, { onUndeclared }: AppOptions): BindOptions => ({
  base,
  cookies,
  uploads: uploadGate(deps.limits),
  limits: deps.limits,
  exports: inTurn(exportsAtOnce),
  findActor: (token: string) => findActor(deps, token),
  relations: allRelations(deps),
  onUndeclared:
    onUndeclared ??
    ((call: Call, code: ErrorCode) =>
      deps.log.error(
        { call: `${call.method} ${call.path}`, code },
        "a refusal that the call does not declare",
      )),
  journal: {
    search: (actor: Actor, list: SearchedList) => noteSearch(deps, actor, list),
    look: (actor: Actor, seen: Seen) => noteLook(deps, actor, seen),
    export: (actor: Actor, taken: Taken) => noteExport(deps, actor, taken),
  },
  now: deps.now,
  idempotency: deps,
});

async function bindCalls(app: FastifyInstance, deps: Deps, options: BindOptions): Promise<void> {
  const handlers = allHandlers(deps);
  const bind = (scope: FastifyInstance, takesUploads: boolean) => {
    for (const [name, call] of Object.entries<Call>(calls)) {
      if ((call.upload !== undefined) !== takesUploads) continue;
      bindCall(scope, call, handlers[name as keyof Calls] as unknown as Handler<Call>, options);
    }
  };
  bind(app, false);
  // In a scope of its own: the multipart plugin hooks every request that it sees, and all others would pay
  // for it.
  await app.register(async (uploads) => {
    await uploads.register(fastifyMultipart);
    bind(uploads, true);
  });
}

/** The whole HTTP side, not yet listening; tests inject requests into it. */
export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = newServer(deps, options);
  await app.register(fastifyCookie);
  await app.register(fastifyCompress, {
    threshold: 1024,
    encodings: ["br", "gzip"],
    globalDecompression: false,
  });
  registerSecurityHeaders(app, deps.config);
  const refuseOtherMethods = watchMethods(app, base);
  registerOperations(app, deps, allMetrics);
  const cookies = makeCookies(deps.config);
  registerDescription(app, { base, version, cookies });
  await bindCalls(app, deps, bindOptionsOf(deps, cookies, options));
  for (const feature of features) if ("routes" in feature) await feature.routes(app, deps);
  registerDevMailbox(app, deps);
  registerSecurityTxt(app, deps);
  await registerWeb(app, deps, { cookies, webRoot: options.webRoot });
  refuseOtherMethods();
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(errorBody({ statusCode: 404, message: "NOT_FOUND" }, request.id)),
  );
  return app;
}
