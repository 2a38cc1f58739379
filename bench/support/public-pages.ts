import { pages } from "@mec/api";
import { type Product, startProduct } from "../../e2e/product.ts";

/** A public page to measure, and its name in the results. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
}

async function measuredPages(product: Product): Promise<MeasuredPage[]> {
  const listing = await fetch(`${product.url}/api/public/project?limit=1`);
  const [project] = (await listing.json()) as { id: string; name: string }[];
  if (!project) throw new Error("The demonstration has no project");
  return [
    { name: "/", path: "/" },
    { name: "/explore", path: "/explore" },
    { name: "a project", path: pages.project.to({ projectId: project.id, projectName: project.name }) },
    { name: "/faq", path: "/faq" },
  ];
}

/** Runs `measure` on the four pages on which visitors arrive, in the demonstration. */
export async function withPublicPages<T>(
  measure: (pages: readonly MeasuredPage[], url: string) => Promise<T>,
): Promise<T> {
  const product = await startProduct({ DEMO: "1" });
  try {
    return await measure(await measuredPages(product), product.url);
  } finally {
    await product.stop();
  }
}
