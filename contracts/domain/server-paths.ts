/** Below these paths the server responds itself, or with files: no page is there. */
const SERVER_PATHS = [
  "/api",
  "/auth/v1",
  "/registry/v1",
  "/_mf",
  "/assets",
  "/dev",
  "/billing-sandbox",
  "/healthz",
  "/readyz",
];

/** A file by its name: no page of the application is called so. */
export const FILE_PATH = /\.(css|gif|html?|jpe?g|json|m?js|map|png|svg|txt|webp|webmanifest|woff2?|xml)$/i;

/** Whether the page of a route with this path could be reached by links alone, and not be opened by its address. */
export function isServersPath(route: string): boolean {
  const path = route.toLowerCase();
  return FILE_PATH.test(path) || SERVER_PATHS.some((own) => path === own || path.startsWith(`${own}/`));
}
