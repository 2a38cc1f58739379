/** Has the browser keep a file that its address answers with, without leaving the page. */
export function openFile(url: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = "";
  link.click();
}
