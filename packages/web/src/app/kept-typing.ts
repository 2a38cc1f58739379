/** What stands in the field that a first view begins with, who is in it, and where he writes. */
function follow(field: HTMLInputElement) {
  const typing = { hasFocus: false, start: field.selectionStart, end: field.selectionEnd };
  const hear = () => {
    typing.hasFocus = document.activeElement === field;
    // A field that is no longer in the page does not say where its caret was.
    if (typing.hasFocus) [typing.start, typing.end] = [field.selectionStart, field.selectionEnd];
  };
  hear();
  for (const type of ["input", "focus"]) field.addEventListener(type, hear);
  document.addEventListener("selectionchange", () => {
    if (document.activeElement === field) hear();
  });
  // Some browsers say that the focus leaves what is taken out of the page: only who left it before has left it.
  field.addEventListener("blur", () =>
    queueMicrotask(() => {
      if (field.isConnected) hear();
    }),
  );
  return typing;
}

/**
 * The app is drawn in slices, between which keys come, and then takes the place of the first view at once: what was typed until then
 * goes on in its field of the same name, with the focus and the caret, before the next key.
 */
export function keepTyping(): void {
  const root = document.getElementById("root");
  const written = root?.querySelector<HTMLInputElement>(".first-view input");
  if (!root || !written) return;
  const typing = follow(written);
  new MutationObserver((_, observer) => {
    if (written.isConnected) return;
    observer.disconnect();
    const field = document.getElementById(written.id);
    if (!(field instanceof HTMLInputElement)) return;
    if (written.value !== "") {
      // React hears of it as of a key.
      field.setRangeText(written.value, 0, field.value.length);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    if (!typing.hasFocus) return;
    field.focus();
    if (written.value !== "") field.setSelectionRange(typing.start, typing.end);
  }).observe(root, { childList: true });
}
