import type { Plugin } from "vite";

const entry = /\/src\/main\.tsx$/;

/**
 * Knows what the entry imports, directly or not, without waiting for a route: what every first view fetches. In one
 * file it comes in one request, where the build would cut it in thirty according to who else uses each piece.
 */
export function firstViewModules(): { plugin: Plugin; has(id: string): boolean } {
  const modules = new Set<string>();
  return {
    has: (id) => modules.has(id),
    plugin: {
      name: "first-view-modules",
      apply: "build",
      buildEnd() {
        const waiting = [...this.getModuleIds()].filter((id) => entry.test(id));
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (modules.has(id)) continue;
          modules.add(id);
          waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
      },
    },
  };
}
