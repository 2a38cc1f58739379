import type { Plugin } from "vite";

const router = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;
const names = /^\w+\.displayName = .*;$/gm;
const components = /= (React\d*\.(?:forwardRef|createContext)\()/g;

/**
 * Takes out the names given to components after they are made, and marks the call that makes one as pure, so that the
 * build may drop it.
 */
export const leanSource = (code: string): string =>
  code.replaceAll(names, "").replaceAll(components, "= /* @__PURE__ */ $1");

/**
 * The router's components of other modes (forms, scroll, fetchers) stay out of the first view: a name given to them after
 * they are made, and the call that makes them, keep them in the build although nothing uses them. 3 kB packed (decision 0086;
 * `scripts/lean-router.test.ts` holds it to the router that is installed).
 */
export function leanRouter(): Plugin {
  return {
    name: "lean-router",
    apply: "build",
    transform: (code, id) => (router.test(id) ? { code: leanSource(code), map: null } : null),
  };
}
