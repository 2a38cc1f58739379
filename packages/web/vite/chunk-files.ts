/**
 * Which files stand together in the build, by their place in the repository; a folder ends with a slash. On a phone each
 * further file costs more than its bytes. `scripts/chunk-files.test.ts` holds this list to the files that exist.
 */
export const chunkFiles = {
  /** What changes only with our dependencies is cached apart. */
  vendor: [
    "node_modules/react/",
    "node_modules/react-dom/",
    "node_modules/react-router/",
    "node_modules/scheduler/",
    "node_modules/@tanstack/",
  ],
  zod: ["node_modules/zod/", "packages/web/src/platform/zod-without-eval.ts"],
  explore: [
    "packages/web/src/features/project/explore/index.ts",
    "packages/web/src/features/project/explore/filters.ts",
    "packages/web/src/features/project/explore/explore.module.css",
  ],
  publicPage: [
    "packages/web/src/features/project/public-page/index.ts",
    "packages/web/src/features/project/public-page/join-link.tsx",
    "packages/web/src/features/project/public-page/join-panel.tsx",
    "packages/web/src/features/project/public-page/join-path.ts",
    "packages/web/src/features/project/public-page/project-page.module.css",
  ],
  kit: ["packages/web/src/ui/kit/kit.tsx"],
  home: ["packages/web/src/features/project/home/index.ts"],
  help: ["packages/web/src/features/faq/index.ts"],
  /** What all pages on which visitors arrive share: without schemas nor library. */
  visit: [
    "packages/web/src/features/project/card/project-card.module.css",
    "packages/web/src/features/project/card/project-facts.ts",
    "packages/web/src/features/project/card/project-picture.tsx",
    "packages/web/src/ui/plain/",
    "packages/web/src/ui/kit/later.tsx",
    "packages/web/src/ui/layout/use-page-heading.ts",
    "packages/web/src/parts/point/dossier/dossier-key.ts",
    "packages/web/src/parts/point/dossier/told-vat.ts",
    "packages/web/src/parts/point/dossier/use-kept-dossier.ts",
    "packages/web/src/parts/point/dossier/use-own-prices.ts",
    "packages/web/src/platform/loaded.ts",
    "packages/web/src/platform/optional-rules.ts",
    "packages/web/src/platform/public-questions.ts",
    "packages/web/src/parts/point/dossier/empty-dossier.ts",
    "packages/web/src/parts/point/dossier/use-known-dossier.ts",
    "packages/web/src/parts/project/answer/answer-words.ts",
    "packages/domain/src/address/distance.ts",
    "packages/domain/src/point/default-peak-hour.ts",
    "packages/domain/src/point/empty-contract.ts",
    "packages/domain/src/point/production-types.ts",
    "packages/domain/src/project/bearer-words.ts",
    "packages/domain/src/project/gauge.ts",
    "packages/domain/src/project/naming.ts",
    "packages/domain/src/project/public-geometry.ts",
    "packages/domain/src/project/public-share.ts",
    "packages/domain/src/project/stage-words.ts",
    "node_modules/@mantine/hooks/esm/use-media-query/",
    "node_modules/@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs",
  ],
  /** What the home page and the list of projects share besides. */
  lists: [
    "packages/web/src/features/project/address/light-address-field.module.css",
    "packages/web/src/features/project/address/light-address-field.tsx",
    "packages/web/src/features/project/card/project-card-skeleton.tsx",
    "packages/web/src/features/project/card/project-card.tsx",
    "packages/web/src/platform/widget-account.ts",
    "packages/web/src/ui/fields/select-whole.ts",
  ],
  /** What pictures are drawn of: of the first views, the home page alone has some. */
  drawings: [
    "packages/web/src/ui/illustrations/drawing.tsx",
    "packages/web/src/ui/illustrations/parts.tsx",
    "packages/web/src/ui/illustrations/palette.ts",
  ],
  /** The frame of every other page: the home, the list and a project's page have their own. */
  pageFrame: [
    "packages/web/src/ui/layout/compounds.ts",
    "packages/web/src/ui/layout/page.module.css",
    "packages/web/src/ui/layout/plain-page.tsx",
    "packages/web/src/ui/layout/see-more.module.css",
    "packages/web/src/ui/layout/see-more.tsx",
    "packages/web/src/ui/layout/unbroken.module.css",
    "packages/web/src/ui/layout/unbroken.tsx",
    "packages/web/src/ui/layout/use-unfolded.ts",
  ],
  /** What the list and a project’s page share besides, as light. */
  projects: [
    "packages/web/src/features/project/answer/answer-line.tsx",
    "packages/web/src/features/project/answer/answer-lines.module.css",
    "packages/web/src/features/project/answer/answer-lines.tsx",
    "packages/web/src/features/project/dossier/",
    "packages/web/src/parts/project/answer/use-answers.ts",
    "packages/web/src/parts/project/perimeter/verdict-look.ts",
    "packages/api/src/project/first-questions.ts",
    "packages/api/src/study/most-estimated.ts",
    "packages/domain/src/address/map.ts",
  ],
  /** What a project’s page explains and judges: the list does neither. */
  terms: [
    "packages/web/src/parts/faq/term.module.css",
    "packages/web/src/parts/faq/term.tsx",
    "packages/web/src/parts/project/perimeter/use-place-verdict.ts",
    "packages/web/src/platform/null-when.ts",
  ],
  /** What the card asks who has told nothing: without schemas. */
  asked: [
    "packages/web/src/parts/point/dossier/asked-dossier.tsx",
    "packages/web/src/parts/point/dossier/dossier-acts.tsx",
    "packages/web/src/parts/point/dossier/dossier-kinds.tsx",
    "packages/web/src/parts/point/dossier/kind-choice.tsx",
    "packages/web/src/parts/point/rules-of-thumb.ts",
  ],
  /** What the map asks: without the schemas of a project. */
  mapQuestion: ["packages/api/src/project/map/", "packages/api/src/wire.ts"],
  territories: [
    "packages/domain/src/address/territories.ts",
    "packages/domain/src/address/territory-data.ts",
    "packages/domain/src/shared/fold-text.ts",
  ],
  /** What a page says and does besides showing: with the part of the library of answers that only acts need. */
  states: [
    "node_modules/@tanstack/query-core/build/modern/mutationObserver.js",
    "node_modules/@tanstack/react-query/build/modern/useMutation.js",
    "packages/web/src/ui/feedback/empty-state.tsx",
    "packages/web/src/ui/feedback/failed-page.tsx",
    "packages/web/src/ui/feedback/load-error.tsx",
    "packages/web/src/ui/layout/page.tsx",
    "packages/web/src/platform/act.ts",
  ],
  plainFrame: ["node_modules/@mantine/core/esm/components/Paper/"],
  /** The library’s components that open over the page, with what they are made of. */
  popups: [
    "node_modules/@floating-ui/",
    "node_modules/react-remove-scroll/",
    "node_modules/@mantine/core/esm/components/Combobox/",
    "node_modules/@mantine/core/esm/components/Popover/",
    "node_modules/@mantine/core/esm/components/ScrollArea/",
    "node_modules/@mantine/core/esm/components/Modal/",
    "node_modules/@mantine/core/esm/components/ModalBase/",
    "node_modules/@mantine/core/esm/components/Drawer/",
    "node_modules/@mantine/core/esm/components/Menu/",
    "node_modules/@mantine/core/esm/components/Select/",
    "node_modules/@mantine/core/esm/components/NativeSelect/",
    "node_modules/@mantine/core/esm/components/Tooltip/",
    "node_modules/@mantine/core/esm/utils/Floating/",
  ],
  forms: [
    "node_modules/@mantine/form/",
    "node_modules/klona/",
    "node_modules/fast-deep-equal/",
    "packages/web/src/ui/forms/use-schema-form.ts",
  ],
  library: ["node_modules/@mantine/", "node_modules/clsx/"],
  mantine: ["node_modules/@mantine/"],
  /** What a place and its estimate are checked and told by. */
  rules: [
    "packages/domain/src/address/",
    "packages/domain/src/application/",
    "packages/domain/src/point/",
    "packages/domain/src/project/",
    "packages/domain/src/shared/",
    "packages/domain/src/study/",
    "packages/energy/",
  ],
  /** The rules of what is signed, of accounts and of services: nobody needs them who only reads a project. */
  otherRules: ["packages/domain/"],
  /** What an estimate is computed from, which holds no schema. */
  estimateInput: ["packages/api/src/study/estimate-input.ts"],
  /** What describes the questions, apart from the rules: a page that asks none yet evaluates no schema of an answer. */
  questions: ["packages/api/"],
  pieces: ["packages/web/src/"],
  openedLater: ["packages/web/src/ui/dialog/", "packages/web/src/parts/address/"],
  /** Pieces that bring the description of what they ask: a page of others evaluates no schema of an answer for them. */
  asking: ["packages/web/src/parts/account/", "packages/web/src/platform/whole-list.ts"],
} as const satisfies Record<string, readonly string[]>;

/** Whether a module of the build is one of these files, or in one of these folders. */
export function isOf(chunk: keyof typeof chunkFiles): (id: string) => boolean {
  const places = chunkFiles[chunk].map((place) => `/${place}`);
  return (id) => {
    const [file = ""] = id.split("?");
    return places.some((place) => (place.endsWith("/") ? file.includes(place) : file.endsWith(place)));
  };
}
