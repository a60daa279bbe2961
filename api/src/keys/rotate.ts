import { ConfigError, parseConfig } from "../config.ts";
import { KeyFileError, loadKeyFile } from "./key-file.ts";
import { rotated, rotateKeys } from "./rotation.ts";

// A new signing key for the installation of this environment; running processes take it up by themselves.
try {
  const config = parseConfig(process.env);
  if (config.keys === undefined) {
    const signsFrom = await rotateKeys(config.dataDir);
    console.log(
      `A new key is published. It signs from ${signsFrom}; the old one verifies until its last token has expired.`,
    );
  } else {
    const next = await rotated(await loadKeyFile(config.dataDir, config.keys), Date.now());
    console.error("The new content of COURTSIDE_KEYS; put it in place and restart the processes one by one:");
    console.log(JSON.stringify(next));
  }
} catch (error) {
  if (!(error instanceof KeyFileError || error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
