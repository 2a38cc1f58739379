import type { Plugin } from "vite";

const router = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;
const names = /^\w+\.displayName = .*;$/gm;
const components = /= (React\d*\.(?:forwardRef|createContext)\()/g;

/**
 * The router's components of other modes (forms, scroll, fetchers) stay out of the first view: a name given to them after
 * they are made, and the call that makes them, keep them in the build although nothing uses them. 3 kB packed.
 */
export function leanRouter(): Plugin {
  let isFound = false;
  return {
    name: "lean-router",
    apply: "build",
    transform(code, id) {
      if (!router.test(id)) return null;
      const lean = code.replaceAll(names, "").replaceAll(components, "= /* @__PURE__ */ $1");
      isFound ||= lean !== code;
      return { code: lean, map: null };
    },
    buildEnd(error) {
      if (!error && !isFound) throw new Error("The router is not written as it was: see lean-router.ts");
    },
  };
}
