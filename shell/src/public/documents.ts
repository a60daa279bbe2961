/** Paths that the build prerenders as pages of their own; the application never renders them. */
export const DOCUMENTS = ["/", "/privacy", "/terms", "/demo", "/start-trial", "/trial-ended", "/demo-ended"] as const;

/** Whether a path leads out of the application, to a prerendered page. */
export function isDocument(href: string): boolean {
  const path = href.split(/[?#]/)[0];
  return DOCUMENTS.some((document) => document === path);
}
