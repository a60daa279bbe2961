import { createServer } from "node:net";
import { CommandError, errorCode } from "./command-error.ts";

function listenOnce(port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : port));
    });
  });
}

async function isFree(port: number, host?: string): Promise<boolean> {
  try {
    await listenOnce(port, host);
    return true;
  } catch (error) {
    if (errorCode(error) === "EADDRINUSE") return false;
    throw error;
  }
}

/** A free port of the loopback interface: `preferred` when that is free, otherwise one the system picks. */
export async function loopbackPort(preferred?: number): Promise<number> {
  return preferred && (await isFree(preferred, "127.0.0.1")) ? preferred : listenOnce(0, "127.0.0.1");
}

/** The first free port at or above `from`, on every interface. */
export async function nextFreePort(from: number): Promise<number> {
  for (let port = from; port < from + 200; port++) {
    if ((await isFree(port)) && (await isFree(port, "127.0.0.1"))) return port;
  }
  throw new CommandError(`No port from ${from} to ${from + 199} is free.`);
}

/** Throws {@link CommandError} when the port cannot be listened on, by all interfaces or the loopback one. */
export async function demandFreePort(port: number, variable = "PORT"): Promise<void> {
  try {
    if ((await isFree(port)) && (await isFree(port, "127.0.0.1"))) return;
  } catch (error) {
    if (errorCode(error) !== "EACCES") throw error;
    throw new CommandError(
      `${variable}: this user may not listen on port ${port}; choose one above 1023, for example ${variable}=8080.`,
    );
  }
  throw new CommandError(
    `${variable}: port ${port} is taken by another program; stop that, or choose another one, for example ${variable}=${port + 1} npm start.`,
  );
}
