import { Standalone } from "@courtside/contracts/shell/standalone.tsx";
import { ThemeProvider } from "@courtside/design-system/core.tsx";
import { createRoot } from "react-dom/client";
import manifest from "../remote.json";
import remote from "./remote.tsx";

// `npm run dev -w` this remote: only this remote, in a fake shell, against the real api.
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <ThemeProvider mode="light">
      <Standalone manifest={manifest} remote={remote} />
    </ThemeProvider>,
  );
}
