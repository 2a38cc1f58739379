/** The product's mark: the sun over two roofs. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--mec-green)" />
      <circle cx="16" cy="13" r="5" fill="var(--mec-sun)" />
      <path d="M5 25v-6l6-5 6 5v6zm13 0v-6l5-4 5 4v6z" fill="var(--mantine-color-white)" />
    </svg>
  );
}
