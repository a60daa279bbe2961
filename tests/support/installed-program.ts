import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Whether the services of docker-compose.yml run Caddy in this run, or a stand-in: `CADDY=stand-in` asks for that. */
export const usesCaddy = () => process.env.CADDY !== "stand-in" && isInstalled("caddy");

/** Whether a program of this name can be run; Debian keeps servers where only root's PATH leads. */
export function isInstalled(name: string): boolean {
  return [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"].some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
