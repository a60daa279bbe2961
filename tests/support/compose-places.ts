import { join, resolve } from "node:path";
import { type ComposeFile, type ComposeService, root } from "./compose-file.ts";
import { freePort } from "./free-port.ts";

/** Replaces containers on one machine: each becomes a port of the loopback interface, each volume a folder. */
export interface Places {
  /** Ports of a service's containers. */
  portsOf(service: string): number[];
  /** The folder of a named volume. */
  volume(name: string): string;
  /** A text of the file for the n-th container of a service, with addresses and paths replaced by those of this machine. */
  here(text: string, service: string, replica?: number): string;
}

export async function choosePlaces({ services, secrets }: ComposeFile, folder: string): Promise<Places> {
  const healthPort = await freePort();
  const ports = new Map<string, number[]>();
  for (const [name, { deploy }] of Object.entries(services)) {
    ports.set(name, await Promise.all(Array.from({ length: deploy?.replicas ?? 1 }, freePort)));
  }
  const portsOf = (service: string) => ports.get(service) ?? [];
  const addresses = (service: string) => portsOf(service).map((port) => `127.0.0.1:${port}`);
  const published = new Map(
    Object.entries(services).flatMap(([name, service]) =>
      service.ports.map((port) => [port.split(":").at(-2), portsOf(name)[0]] as const),
    ),
  );
  const names = Object.keys(services).join("|");

  return {
    portsOf,
    volume: (name) => join(folder, name),
    here(text, name, replica = 0) {
      const own = portsOf(name)[replica];
      const moved = text
        // What Docker's name server would return.
        .replaceAll(/dynamic a ([\w-]+) \d+ \{[^}]*\}/g, (_, service: string) => `to ${addresses(service).join(" ")}`)
        .replaceAll(/localhost:(\d+)/g, (_, port: string) => `localhost:${published.get(port)}`)
        .replaceAll(new RegExp(`(?<![\\w-])(${names}):\\d+`, "g"), (_, service: string) => addresses(service)[0] ?? "")
        .replaceAll(/(127\.0\.0\.1|\/\/):8080/g, `$1:${own}`)
        .replaceAll("127.0.0.1:8079", `127.0.0.1:${healthPort}`)
        .replace(/^8080$/, String(own))
        .replaceAll("172.16.0.0/12", "127.0.0.0/8");
      const paths = pathsOf(services[name], secrets, folder);
      // In one pass, because a replacement may itself look like a container's path.
      const inside = new RegExp(`(?<![\\w.-])(${[...paths.keys()].join("|")})(?=[/,\\s]|$)`, "g");
      return moved.replaceAll(inside, (path) => paths.get(path) ?? path);
    },
  };
}

/** Paths in a container → their paths here. */
function pathsOf(
  service: ComposeService | undefined,
  secrets: ComposeFile["secrets"],
  folder: string,
): Map<string, string> {
  const volumes = (service?.volumes ?? []).map((volume): [string, string] => {
    const [source = "", target = ""] = volume.split(":");
    return [target, source.startsWith("./") ? resolve(root, source) : join(folder, source)];
  });
  const temporary = (service?.tmpfs ?? []).map((path): [string, string] => [path, join(folder, "tmp")]);
  const secretFiles = (service?.secrets ?? []).map((name): [string, string] => [
    `/run/secrets/${name}`,
    resolve(root, secrets[name]?.file ?? ""),
  ]);
  return new Map([...volumes, ...temporary, ...secretFiles, ["/app", root]]);
}
