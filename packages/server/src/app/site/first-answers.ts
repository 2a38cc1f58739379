import { type Call, callUrl, firstList, pageAt, wholePage } from "@mec/api";
import { publicProjectCalls } from "@mec/api/project";
import { uuidSchema } from "@mec/domain/shared";
import { errorCodes, type FastifyInstance, type FastifyRequest } from "fastify";

interface Question {
  readonly call: Call;
  readonly given: Parameters<typeof callUrl>[2];
}

/** What a visitor's first view of a page asks, when the address alone decides it. */
function questionOf(pathname: string, query: string | undefined): Question | null {
  const { name, params } = pageAt(pathname) ?? {};
  if (name === "explore" && !query) {
    return { call: publicProjectCalls.listPublicProjects, given: { query: firstList } };
  }
  const id = uuidSchema.safeParse(params?.projectId);
  if (name === "project" && id.success) {
    return {
      call: publicProjectCalls.getPublicProject,
      given: { params: { id: id.data }, query: wholePage },
    };
  }
  return null;
}

/** Inside a script element nothing is unescaped but "</script" and comments: no "<" may stay. */
const scriptOf = (data: unknown): string =>
  `<script type="application/json" id="first-answers">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

/** Null from a node that has begun to stop meanwhile: the page is whole without it, and its script asks another. */
async function ask(app: FastifyInstance, url: string, remoteAddress: string) {
  try {
    return await app.inject({ url, remoteAddress });
  } catch (error) {
    if (error instanceof errorCodes.FST_ERR_REOPENED_CLOSE_SERVER) return null;
    throw error;
  }
}

/**
 * The answer that a visitor's page asks first, written in the page: it is there as soon as the script, a round trip
 * earlier, and parsed here by the schemas that the browser then need not fetch. Asked of the API itself, in the
 * visitor's name: limits count it, and a refusal leaves it out. Pages of a signed-in person hold none: they depend on
 * him.
 */
export async function firstAnswers(app: FastifyInstance, request: FastifyRequest): Promise<string> {
  if (request.headers.cookie?.includes("signed-in=1")) return "";
  const [pathname = "/", query] = request.url.split("?", 2);
  const question = questionOf(pathname, query);
  if (!question) return "";
  const { call, given } = question;
  const response = await ask(app, callUrl("/api", call, given), request.ip);
  if (response?.statusCode !== call.success.status || !("body" in call.success)) return "";
  const answer = call.success.body.decode(response.json());
  return scriptOf([{ call: `${call.method} ${call.path}`, given, answer }]);
}
