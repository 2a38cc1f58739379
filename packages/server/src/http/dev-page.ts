import { escapeHtml } from "../html.ts";

const style = `
  :root { color-scheme: light dark; font-family: Inter, system-ui, sans-serif; line-height: 1.5; }
  body { max-width: 720px; margin: 0 auto; padding: 24px 16px; }
  ol { list-style: none; padding: 0; }
  li { border-bottom: 1px solid #8886; padding: 12px 0; }
  .quiet { opacity: .75; font-size: 14px; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; border: 1px solid #8886; border-radius: 8px; }
  iframe { width: 100%; height: 640px; border: 1px solid #8886; border-radius: 8px; background: #fff; }
`;

/** A page of the installation itself, without the web app. `content` is HTML; the title is text. */
export const devPage = (title: string, content: string) => `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main>${content}</main></body></html>`;
