/** The text that `GET /live` of an address has sent so far. */
export interface ChangeStream {
  /** Resolves when it sends this text from now on; rejects after `timeout` ms, or when it ends. */
  says(text: string, timeout?: number): Promise<void>;
  close(): void;
}

export async function openChangeStream(url: string, token: string): Promise<ChangeStream> {
  const abort = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/v1/live`, { headers, signal: abort.signal });
  if (!response.ok || !response.body) throw new Error(`${url} gave no stream: ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let said = "";
  return {
    async says(text, timeout = 5_000) {
      const limit = setTimeout(() => abort.abort(new Error(`${url} did not say ${text}, but: ${said}`)), timeout);
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
