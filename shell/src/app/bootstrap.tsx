import "./app.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { followSession } from "../auth/followSession.ts";
import { registryQuery } from "../remotes/registry.ts";
import { warmScreen } from "../remotes/warmScreen.ts";
import { App } from "./App.tsx";
import { queryClient } from "./api.ts";
import { createRouter } from "./router.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");

// The code is here, so nothing waits behind the font any more.
void document.fonts.load('1em "Inter Variable"');
followSession(queryClient);
// Session, registry and the code of the screen asked for are fetched side by side.
queryClient.fetchQuery(registryQuery).then(
  (remotes) => warmScreen(remotes, location.pathname),
  (error: unknown) => console.error("The registry of remotes could not be read", error),
);

createRoot(root).render(
  <StrictMode>
    <App router={createRouter()} />
  </StrictMode>,
);
