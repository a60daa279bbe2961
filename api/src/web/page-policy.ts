/**
 * The policy of an HTML page: scripts and styles by nonce, from our own origin or from those that remotes may come from;
 * nothing inline, nothing foreign.
 */
export function pagePolicy(nonce: string, remoteOrigins: readonly string[] = []): string {
  const own = ["'self'", ...remoteOrigins].join(" ");
  return [
    "default-src 'none'",
    `script-src ${own} 'nonce-${nonce}'`,
    `style-src ${own} 'nonce-${nonce}'`,
    `img-src ${own} data: blob:`,
    `font-src ${own}`,
    `connect-src ${own}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join("; ");
}
