const loneSurrogate = /[\uD800-\uDFFF]/gu;
/** Characters that encodeURIComponent leaves, and RFC 5987 does not allow. */
const left = /['()*]/g;

const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** The header that names a file (RFC 6266), whatever characters its name has. */
export function contentDisposition(kind: "inline" | "attachment", fileName: string): string {
  const name = encodeURIComponent(fileName.replace(loneSurrogate, "\uFFFD")).replace(left, percent);
  return `${kind}; filename*=UTF-8''${name}`;
}
