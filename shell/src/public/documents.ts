/** Paths that the build prerenders as pages of their own; the application never renders them. */
export const DOCUMENTS = [
  "/",
  "/features",
  "/about",
  "/demo",
  "/start-trial",
  "/trial-confirmation",
  "/demo-ended",
  "/qa-test",
  "/privacy",
  "/terms",
] as const;

export type DocumentPath = (typeof DOCUMENTS)[number];

/** Whether a path leads out of the application, to a prerendered page. */
export function isDocument(href: string): boolean {
  const path = href.split(/[?#]/)[0];
  return DOCUMENTS.some((document) => document === path);
}
