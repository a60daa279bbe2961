/** Whether an If-None-Match header names this ETag, weakly compared. */
export const isMatch = (header: string | null | undefined, etag: string): boolean =>
  header !== null &&
  header !== undefined &&
  (header.trim() === "*" || header.split(",").some((each) => strong(each.trim()) === strong(etag)));

const strong = (etag: string): string => etag.replace(/^W\//, "");
