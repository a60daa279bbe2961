/**
 * Whether the shell's router (react-router) shows a route at the path of a page, given as the browser has it: in any case of letters,
 * with or without final slashes, with encoded letters. A test compares both.
 */
export const fitsRoute = (route: string, pathname: string): boolean => patternOf(route).test(decoded(pathname));

function patternOf(route: string): RegExp {
  const start = route
    .replace(/\/*\*?$/, "")
    .replace(/^\/*/, "/")
    .replace(/[\\.*+^${}|()[\]]/g, "\\$&")
    .replace(/\/:[\w-]+/g, "/[^/]+");
  return new RegExp(`^${start}${endOf(route)}$`, "i");
}

function endOf(route: string): string {
  if (!route.endsWith("*")) return "/*";
  return /^\/?\*$/.test(route) ? ".*" : "(?:/.+|/*)";
}

/** Segment by segment, so that an encoded slash stays within its segment. */
function decoded(pathname: string): string {
  try {
    const segments = pathname.split("/").map((segment) => decodeURIComponent(segment));
    return segments.map((segment) => segment.replaceAll("/", "%2F")).join("/");
  } catch {
    // The router, too, compares a malformed path as it is.
    return pathname;
  }
}
