/** The nonce of this page, which styles written at run time must carry; undefined where the server puts none. */
export function cspNonce(): string | undefined {
  const content = document.querySelector<HTMLMetaElement>("meta[name=csp-nonce]")?.content;
  return content && !content.startsWith("__") ? content : undefined;
}
