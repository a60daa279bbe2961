import type { QueryClient } from "@tanstack/react-query";
import { api } from "../app/api.ts";
import { currentSession, subscribeToSession } from "./sessionStore.ts";

/** Reads who is here before anything is drawn. Never rejects: useSession asks again, and shows what fails. */
export async function warmSession(queries: QueryClient): Promise<void> {
  await sessionKnown();
  if (currentSession().status === "signed-in") await queries.prefetchQuery(api.queryOptions("get", "/me", {}));
}

const sessionKnown = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (currentSession().status === "starting") return;
      stop();
      resolve();
    };
    const stop = subscribeToSession(look);
    look();
  });
