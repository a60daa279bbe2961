/** Whether a sidebar entry stands for the page shown: the same path or one beneath it; the dashboard only itself (F §2). */
export function isActivePath(entry: string, pathname: string): boolean {
  if (pathname === entry) return true;
  return entry !== "/dashboard" && pathname.startsWith(`${entry}/`);
}
