/** What a browser does between two pages: keeps cookies by origin, and follows redirects one by one. */
export class BrowserSession {
  readonly #cookies = new Map<string, Map<string, string>>();

  /** A request with this browser's cookies; redirects are not followed. */
  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const request = new Request(input, init);
    const { origin } = new URL(request.url);
    const jar = this.#cookies.get(origin) ?? new Map<string, string>();
    this.#cookies.set(origin, jar);
    if (jar.size > 0) request.headers.set("cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(request, { redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
      if (/;\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };

  /** The cookies that an origin has set here. */
  cookies(origin: string): Map<string, string> {
    return this.#cookies.get(origin) ?? new Map();
  }

  /** Follows redirects from `url` to a page, or to the first address that `isEnd` accepts, which is not requested. */
  async follow(url: string, isEnd: (url: URL) => boolean): Promise<{ url: URL; page?: Response }> {
    let next = new URL(url);
    for (let step = 0; step < 20; step++) {
      if (isEnd(next)) return { url: next };
      const page = await this.fetch(next);
      const location = page.headers.get("location");
      if (!location) return { url: next, page };
      next = new URL(location, next);
    }
    throw new Error(`too many redirects: ${next}`);
  }
}
