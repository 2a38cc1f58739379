/*
 * Places the map of Mon énergie collective where this script stands in a page, and gives it the height that it asks for.
 * Its attributes say whose map it is: data-widget_company, data-widget_user_id, data-primary, data-contact, data-mail_object.
 */
(() => {
  const script = document.currentScript;
  const address = new URL("/widget", script.src);
  for (const name of ["widget_company", "widget_user_id", "primary", "contact", "mail_object"]) {
    if (script.dataset[name]) address.searchParams.set(name, script.dataset[name]);
  }
  const frame = document.createElement("iframe");
  frame.src = address.href;
  frame.title = script.dataset.title || "Projets d’autoconsommation collective";
  frame.allow = "geolocation";
  frame.style.cssText = "display:block;width:100%;height:700px;border:0";
  script.after(frame);
  // From this frame and our site alone, and a height alone: any other message is somebody else's.
  addEventListener("message", ({ origin, source, data }) => {
    if (origin !== address.origin || source !== frame.contentWindow) return;
    if (typeof data !== "object" || data === null || data.type !== "mec-widget-height") return;
    const { height } = data;
    if (Number.isInteger(height) && height >= 200 && height <= 20000) frame.style.height = `${height}px`;
  });
})();
