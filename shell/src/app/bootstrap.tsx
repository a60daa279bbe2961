import "./app.css";
import { browserHistory } from "@courtside/contracts/shell/page-history.ts";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { queryClient } from "../api/client.ts";
import { audiencesIn, followAudience } from "../remotes/followAudience.ts";
import { registryInPage, registryQuery } from "../remotes/registry.ts";
import { warmScreen } from "../remotes/warmScreen.ts";
import { followClub } from "../session/followClub.ts";
import { followSession } from "../session/followSession.ts";
import { warmSession } from "../session/warmSession.ts";
import { App } from "./App.tsx";
import { endPicture } from "./endPicture.ts";
import { whenIdle } from "./whenIdle.ts";

/** The longest time that the frame waits for a remote. */
const TIMEOUT_MS = 500;

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");

// The code has arrived, so the font delays nothing any more.
void document.fonts.load('1em "Inter Variable"');
followSession(queryClient);
followClub(queryClient);
followAudience(queryClient, audiencesIn(registryInPage()), document);
// Session, registry and the code of the requested screen are fetched in parallel.
const screenIsHere = queryClient.fetchQuery(registryQuery).then(
  ({ remotes }) => warmScreen(remotes, location.pathname),
  (error: unknown) => console.error("The registry of remotes could not be read", error),
);

// The screen usually arrives soon: one rendering of everything costs a slow phone less than the frame first and the rest later.
const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
void Promise.race([Promise.all([warmSession(queryClient), screenIsHere]), timeout]).then(() => {
  // A transition yields to taps and to the browser every few milliseconds.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App history={browserHistory()} />
      </StrictMode>,
    ),
  );
  endPicture();
});
whenIdle(() => import("../offline/startOffline.ts").then(({ startOffline }) => startOffline(queryClient)));
