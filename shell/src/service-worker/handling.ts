import { isDocument } from "../public/documents.ts";

/**
 * How a request is answered. `network` = as if there were no worker; `document` = so too, by the response that the browser has requested
 * already.
 */
export type Handling = "page" | "document" | "file" | "registry" | "network";

type Asked = Pick<Request, "method" | "mode" | "url">;

/** Not the application's: the api, the sign-in service, development's outbox and the sandbox of payments. */
const SERVER_PATH = /^\/(api|auth\/v1|dev|billing-sandbox|healthz|readyz)(\/|$)/;
const FILE_NAME = /\.\w{1,11}$/;
/** Named by their content, or in the folder of a release, which never changes. */
const FILE_PATH = /^\/(assets\/|_mf\/[^/]+\/[^/]+\/)/;
/** Read without the browser's own cache, so not from this one either. */
const REREAD = /\/(mf-manifest|release)\.json$/;

/**
 * The worker answers for the application's pages, for files that never change, and for the registry. Prerendered pages are left to
 * the network, as is what changes something: nothing is queued. So is a file of an origin from which this worker may not fetch: the
 * page may, if its policy is newer.
 */
export function handlingOf(
  { method, mode, url }: Asked,
  origin: string,
  codeOrigins: readonly string[] = [],
): Handling {
  if (method !== "GET") return "network";
  const { origin: other, pathname } = new URL(url);
  const isRemotes = pathname.startsWith("/_mf/") && codeOrigins.includes(other);
  if (FILE_PATH.test(pathname) && !REREAD.test(pathname) && (other === origin || isRemotes)) return "file";
  if (other !== origin) return "network";
  if (pathname === "/remotes.json") return "registry";
  if (mode !== "navigate") return "network";
  const isOther = isDocument(pathname) || SERVER_PATH.test(pathname) || FILE_NAME.test(pathname);
  return isOther ? "document" : "page";
}
