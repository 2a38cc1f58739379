/** Hands a file to the browser, under its own name. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: url, download: file.name });
  link.click();
  URL.revokeObjectURL(url);
}
