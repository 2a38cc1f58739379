import type { Plugin } from "vite";

/**
 * What zod does on the server only: JSON Schema writers (the OpenAPI document), messages in English (ours are the
 * domain's, in French). The first view is lighter without them. Nor does it try to make code from text, which the
 * pages' policy forbids and the browser would report.
 */
export function leanZod(): Plugin {
  return {
    name: "lean-zod",
    apply: "build",
    load: (id) => (id.endsWith("/zod/v4/locales/en.js") ? "export default () => ({});" : null),
    transform(code, id) {
      if (id.endsWith("/zod/v4/core/util.js")) {
        return { code: code.replace("const F = Function;", "return false;"), map: null };
      }
      if (!id.endsWith("/zod/v4/classic/schemas.js")) return null;
      return { code: code.replaceAll(/^ *inst\._zod\.processJSONSchema = .*$/gm, ""), map: null };
    },
  };
}
