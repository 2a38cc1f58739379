import type { ReactNode } from "react";

interface DrawingProps {
  width: number;
  height: number;
  children: ReactNode;
}

/** A decorative drawing: as wide as its container, silent to screen readers. */
export function Drawing({ width, height, children }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      aria-hidden="true"
      focusable="false"
      style={{ display: "block" }}
    >
      {children}
    </svg>
  );
}

/** A drawing that carries information: `title` says it in words. */
export function TellingDrawing({ width, height, title, children }: DrawingProps & { title: string }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      role="img"
      aria-label={title}
      style={{ display: "block" }}
    >
      {children}
    </svg>
  );
}
