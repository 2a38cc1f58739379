import "@fontsource-variable/inter/wght.css";
import "./app/first-view-styles.ts";
import "./ui/global.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { startI18n } from "./platform/i18n.ts";

await startI18n(navigator.languages);
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
