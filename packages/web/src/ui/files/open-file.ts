/** Has the browser download the file at an address, without leaving the page. */
export function openFile(url: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = "";
  link.click();
}
