import { registrySchema } from "@courtside/contracts/shell/registry.ts";
import { CommandError } from "../process/command-error.ts";

const offerOfOverrides = registrySchema.pick({ overrides: true });

/** The origin of the Courtside at that address, whose pages may run a local remote. Throws {@link CommandError} where they may not. */
export async function shellWithOverrides(address: string): Promise<string> {
  const url = URL.parse(address);
  if (!url?.protocol.startsWith("http"))
    throw new CommandError("--against wants the address of a running Courtside, such as https://staging.example.");
  const { overrides } = await registryOf(url.origin);
  if (!overrides)
    throw new CommandError(`${url.origin} allows no overrides: it runs in production, or with REMOTE_OVERRIDES=off.`);
  return url.origin;
}

async function registryOf(origin: string) {
  try {
    const response = await fetch(`${origin}/remotes.json`, { signal: AbortSignal.timeout(10_000) });
    return offerOfOverrides.parse(await response.json());
  } catch (cause) {
    throw new CommandError(`No Courtside responds at ${origin}.`, { cause });
  }
}

/** Opens the application with the remote of a local server in the place of the released one. */
export const overrideLink = (shell: string, name: string, port: number): string =>
  `${shell}/dashboard?remote=${name}@http://localhost:${port}`;
