/** Whether this process is being stopped. Until it has stopped, requests are answered and keep-alive connections ended. */
export class Stopping {
  #begun = false;

  get hasBegun(): boolean {
    return this.#begun;
  }

  /**
   * Makes `/readyz` unavailable and waits `seconds`, in which balancers and clients take their connections elsewhere.
   */
  async begin(seconds: number): Promise<void> {
    this.#begun = true;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }

  /** Asks the client to open its next connection, which another process may answer. */
  mark(response: Response): Response {
    if (this.#begun) response.headers.set("connection", "close");
    return response;
  }
}
