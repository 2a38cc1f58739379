import { Title, type TitleOrder } from "@mantine/core";
import { IconPhoto } from "@tabler/icons-react";
import { t } from "../../../platform/i18n.ts";
import type { Block, Item } from "./blocks.ts";
import { ranked } from "./ranked.ts";
import styles from "./reading.module.css";
import { ReadingTable } from "./reading-table.tsx";

interface Props {
  /** Width that a table may take, in pixels. */
  width: number;
}

/** The page already has its own h1: the document's headings come one level lower. */
const orderOf = (level: number): TitleOrder => Math.min(level + 1, 6) as TitleOrder;

function ReadingItem({ item: { label, blocks }, width }: Props & { item: Item }) {
  return (
    <li>
      {label && <span className={styles.label}>{label} </span>}
      <div className={styles.body}>
        <ReadingBlocks blocks={blocks} width={width} />
      </div>
    </li>
  );
}

function ReadingList({ items, width }: Props & { items: readonly Item[] }) {
  const isOrdered = /^\(?[\p{L}\p{N}]/u.test(items[0]?.label ?? "");
  const List = isOrdered ? "ol" : "ul";
  return (
    <List className={styles.list}>
      {ranked(items).map(({ piece, rank }) => (
        <ReadingItem key={rank} item={piece} width={width} />
      ))}
    </List>
  );
}

function Figure({ alt }: { alt: string }) {
  return (
    <p className={styles.figure}>
      <IconPhoto size={20} stroke={1.7} aria-hidden />
      {alt || t("Une image, à voir dans «\u202fPages\u202f»")}
    </p>
  );
}

function ReadingBlock({ block, width }: Props & { block: Block }) {
  switch (block.kind) {
    case "heading":
      return <Title order={orderOf(block.level)}>{block.text}</Title>;
    case "paragraph":
      return <p>{block.text}</p>;
    case "list":
      return <ReadingList items={block.items} width={width} />;
    case "table":
      return <ReadingTable table={block} width={width} />;
    case "figure":
      return <Figure alt={block.alt} />;
    case "group":
      return (
        <div className={styles.group}>
          <ReadingBlocks blocks={block.blocks} width={width} />
        </div>
      );
  }
}

/** Pieces of a document, rendered as a text in our own style. */
export function ReadingBlocks({ blocks, width }: Props & { blocks: readonly Block[] }) {
  return ranked(blocks).map(({ piece, rank }) => <ReadingBlock key={rank} block={piece} width={width} />);
}
