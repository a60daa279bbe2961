import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Whether docker-compose.yml's services use Caddy in this run or its stand-in, which `CADDY=stand-in` forces. */
export const usesCaddy = () => process.env.CADDY !== "stand-in" && isInstalled("caddy");

/** Whether a program of this name is installed; Debian puts servers into folders that only root's PATH contains. */
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
