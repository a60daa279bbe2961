import { ConfigError, parseConfig } from "../config.ts";
import { adminClaims } from "./admin-claims.ts";
import { KeyFileError } from "./key-file.ts";
import { openKeys } from "./keys.ts";

// Prints a bearer token for the admin calls of this installation's auth service; it is valid for ten minutes.
try {
  const config = parseConfig(process.env);
  const keys = await openKeys(config);
  console.log(await keys.sign(adminClaims(config.siteUrl, process.argv[2] ?? "command line")));
} catch (error) {
  if (!(error instanceof KeyFileError || error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
