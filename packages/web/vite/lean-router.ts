import type { Plugin } from "vite";

const router = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;
const components = /= (React\d*\.(?:forwardRef|createContext)\()/g;

/** What only the router's other modes need, and what stands there instead. */
export const cuts: readonly (readonly [cut: RegExp, instead: string])[] = [
  // Names that only development tools read.
  [/^\w+\.displayName = .*;$/gm, ""],
  // A link fetches ahead what the router's own server names; ours names nothing.
  [/^ *return shouldPrefetch .* : link;$/gm, "return link;"],
  // Where the router loads a page's data, it also catches its errors; ours does neither.
  [/^var RenderErrorBoundary = class [\s\S]*?^\};\nRenderErrorBoundary\.contextType = \w+;$/gm, ""],
  [/^ *return dataRouterState && \(match\.[\s\S]*?^ *\) : getChildren\(\);$/gm, "return getChildren();"],
];

/** Makes the cuts, and marks the call that makes a component as pure, so that the build may drop it. */
export const leanSource = (code: string): string =>
  cuts
    .reduce((left, [cut, instead]) => left.replaceAll(cut, instead), code)
    .replaceAll(components, "= /* @__PURE__ */ $1");

/**
 * The router's components of other modes (forms, scroll, fetchers) stay out of the first view: a name given to them after
 * they are made, and the call that makes them, keep them in the build although nothing uses them. 5 kB packed (decision 0086;
 * `scripts/lean-router.test.ts` holds it to the router that is installed).
 */
export function leanRouter(): Plugin {
  return {
    name: "lean-router",
    apply: "build",
    transform: (code, id) => (router.test(id) ? { code: leanSource(code), map: null } : null),
  };
}
