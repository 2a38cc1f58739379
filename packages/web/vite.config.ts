import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** In development the API runs beside, on port 3000. */
export default defineConfig({
  plugins: [react()],
  server: { port: 5173, host: "127.0.0.1", proxy: { "/api": "http://127.0.0.1:3000" } },
  build: { target: "es2022", sourcemap: false, reportCompressedSize: false },
});
