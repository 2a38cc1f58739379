import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { EmptyState } from "../feedback/empty-state.tsx";
import { Prose } from "../prose/prose.tsx";
import { Timeline, TimelineStep } from "../timeline/timeline.tsx";
import { Unbroken } from "./unbroken.tsx";

const text = "Un seul e-mail, à confirmer vous-même.";
const whole = [">e-mail,</span>", ">vous-même.</span>"];

const drawnIn: Readonly<Record<string, ReactNode>> = {
  "a text for reading": (
    <Prose
      sections={[{ heading: "Signer", blocks: [{ kind: "paragraph", text: `${text} Ou **signez-le**.` }] }]}
    />
  ),
  "an empty list": <EmptyState title="Rien" text={text} />,
  "a step": (
    <Timeline space="green">
      <TimelineStep state="current" rank={1} title="Signature" details={[text]} />
    </Timeline>
  ),
};

describe("words with a hyphen", () => {
  it.each(Object.entries(drawnIn))("stay whole in %s", (_, drawn) => {
    const html = renderToStaticMarkup(<MantineProvider>{drawn}</MantineProvider>);
    for (const word of whole) expect(html).toContain(word);
  });

  it("leave what is more than a text as it is", () => {
    expect(renderToStaticMarkup(<Unbroken text={<b>e-mail</b>} />)).toBe("<b>e-mail</b>");
  });
});
