/**
 * The Content-Security-Policy of an HTML page: scripts and styles by nonce, from our own origin or those that remotes may come
 * from; nothing inline, and nothing foreign except the captcha's widget (`widgetOrigins`) if one is configured.
 */
export function pagePolicy(
  nonce: string,
  remoteOrigins: readonly string[] = [],
  widgetOrigins: readonly string[] = [],
): string {
  const own = ["'self'", ...remoteOrigins, ...widgetOrigins].join(" ");
  // Any port of the machine may be a development server, which reports changes through a socket.
  const sockets = remoteOrigins
    .filter((origin) => /^http:.*:\*$/.test(origin))
    .map((origin) => origin.replace("http", "ws"));
  return [
    "default-src 'none'",
    `script-src ${own} 'nonce-${nonce}'`,
    `style-src ${own} 'nonce-${nonce}'`,
    `img-src ${own} data: blob:`,
    `font-src ${own}`,
    `connect-src ${[own, ...sockets].join(" ")}`,
    ...(widgetOrigins.length > 0 ? [`frame-src ${widgetOrigins.join(" ")}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");
}

/** The policy of the service worker: it asks our own origin, and those that remotes may come from, and runs nothing else. */
export const workerPolicy = (remoteOrigins: readonly string[]): string =>
  ["default-src 'none'", `connect-src ${["'self'", ...remoteOrigins].join(" ")}`, "frame-ancestors 'none'"].join("; ");
