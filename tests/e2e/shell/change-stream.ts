/** The text that `GET /live` of an address has sent so far. */
export interface ChangeStream {
  /** Resolves when it has sent this text; rejects after five seconds, or when it ends. */
  says(text: string): Promise<void>;
  close(): void;
}

const TIMEOUT_MS = 5_000;

export async function openChangeStream(url: string, token: string): Promise<ChangeStream> {
  const abort = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/v1/live`, { headers, signal: abort.signal });
  if (!response.ok || !response.body) throw new Error(`${url} gave no stream: ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let said = "";
  return {
    async says(text) {
      const limit = setTimeout(() => abort.abort(new Error(`${url} did not say ${text}, but: ${said}`)), TIMEOUT_MS);
      while (!said.includes(text)) {
        const { done, value } = await reader.read();
        if (done) throw new Error(`the stream of ${url} ended with: ${said}`);
        said += value;
      }
      clearTimeout(limit);
    },
    close: () => abort.abort(),
  };
}
