import { DOCUMENTS } from "@courtside/contracts/domain/app-paths.ts";

export type DocumentPath = (typeof DOCUMENTS)[number];

/** Whether a path leads out of the application, to a prerendered page. */
export function isDocument(href: string): boolean {
  const path = href.split(/[?#]/)[0];
  return DOCUMENTS.some((document) => document === path);
}
