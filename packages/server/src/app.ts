import { randomUUID } from "node:crypto";
import fastifyCompress from "@fastify/compress";
import fastifyCookie from "@fastify/cookie";
import fastifyMultipart from "@fastify/multipart";
import type { Call, ObjectKind } from "@mec/api";
import { type Calls, calls } from "@mec/api/calls";
import fastify, { type FastifyInstance, LogController } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import * as z from "zod";
import type { Deps } from "./deps.ts";
import { accountHandlers, findActor } from "./features/account/index.ts";
import { addressHandlers } from "./features/address/index.ts";
import { applicationHandlers, applicationRelations } from "./features/application/index.ts";
import { annexeHandlers, documentHandlers } from "./features/document/index.ts";
import { pmoHandlers } from "./features/pmo/index.ts";
import {
  consumptionPointRelations,
  pointHandlers,
  productionPointRelations,
} from "./features/point/index.ts";
import { projectHandlers, projectRelations } from "./features/project/index.ts";
import { serviceHandlers } from "./features/service/index.ts";
import { signatoryHandlers } from "./features/signatory/index.ts";
import { signatureHandlers } from "./features/signature/index.ts";
import { storageHandlers } from "./features/storage/index.ts";
import { studyHandlers } from "./features/study/index.ts";
import { supportHandlers } from "./features/support/index.ts";
import { bindCall, type FindRelations } from "./http/bind.ts";
import { makeCookies } from "./http/cookies.ts";
import { registerDevMailbox } from "./http/dev-mailbox.ts";
import { answerError, errorBody } from "./http/errors.ts";
import type { Handler, HandlersOf } from "./http/handler.ts";
import { loggerOptions } from "./http/log.ts";
import { registerOperations } from "./http/operations.ts";
import { registerSecurityHeaders } from "./http/security-headers.ts";
import { answerSerializer } from "./http/shared-answers.ts";
import { registerSignatureWebhook } from "./http/signature-webhook.ts";
import { registerWeb } from "./http/web.ts";

const version = "1.5.10";
const base = "/api";

function allHandlers(deps: Deps): HandlersOf<Calls> {
  return {
    ...accountHandlers(deps),
    ...addressHandlers(deps),
    ...applicationHandlers(deps),
    ...annexeHandlers(deps),
    ...documentHandlers(deps),
    ...pmoHandlers(deps),
    ...pointHandlers(deps),
    ...projectHandlers(deps),
    ...serviceHandlers(deps),
    ...signatoryHandlers(deps),
    ...signatureHandlers(deps),
    ...storageHandlers(deps),
    ...studyHandlers(deps),
    ...supportHandlers(deps),
  };
}

function allRelations(deps: Deps): Record<ObjectKind, FindRelations> {
  return {
    project: (actor, id) => projectRelations(deps.db, actor, id),
    "consumption-point": (actor, id) => consumptionPointRelations(deps.db, actor, id),
    "production-point": (actor, id) => productionPointRelations(deps.db, actor, id),
    application: (actor, id) => applicationRelations(deps.db, actor, id),
  };
}

/** The whole HTTP side, not yet listening: what tests inject into. `webRoot` is where the built web app lies, if it was built. */
export async function buildApp(deps: Deps, options: { webRoot?: string } = {}): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerOptions(deps.config.logLevel),
    genReqId: () => randomUUID(),
    // One line a request, written when it is answered (operations.ts): it names its request itself, so that no logger
    // has to be made for each.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.config.trustProxy,
    bodyLimit: 1024 * 1024,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    forceCloseConnections: "idle",
  });
  z.config(z.locales.fr());
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(answerSerializer);
  app.setErrorHandler(answerError);
  app.decorateRequest("actor", null);

  await app.register(fastifyCookie);
  await app.register(fastifyCompress, {
    threshold: 1024,
    encodings: ["br", "gzip"],
    globalDecompression: false,
  });
  registerSecurityHeaders(app, deps.config);
  registerOperations(app, deps, version);

  const handlers = allHandlers(deps);
  const cookies = makeCookies(deps.config);
  const bindOptions = {
    base,
    cookies,
    findActor: (token: string) => findActor(deps, token),
    relations: allRelations(deps),
  };
  const bind = (scope: FastifyInstance, takesUploads: boolean) => {
    for (const [name, call] of Object.entries<Call>(calls)) {
      if ((call.upload !== undefined) !== takesUploads) continue;
      bindCall(scope, call, handlers[name as keyof Calls] as unknown as Handler<Call>, bindOptions);
    }
  };
  bind(app, false);
  // Apart: reading forms watches each request that it sees, and all the others would pay for it.
  await app.register(async (uploads) => {
    await uploads.register(fastifyMultipart);
    bind(uploads, true);
  });

  await registerSignatureWebhook(app, deps);
  registerDevMailbox(app, deps);
  await registerWeb(app, deps, { cookies, webRoot: options.webRoot });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(errorBody({ statusCode: 404, message: "NOT_FOUND" }, request.id)),
  );
  return app;
}
