import { KeyFileError, loadKeyFile } from "../api/src/keys/key-file.ts";
import { rotated, rotateKeys } from "../api/src/keys/rotation.ts";
import { readEnvironment } from "./environment/read-environment.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";

// A new signing key for the installation of this environment; running processes take it up by themselves.
await runCommand(async () => {
  const config = readEnvironment();
  try {
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
    if (error instanceof KeyFileError) throw new CommandError(error.message, { cause: error });
    throw error;
  }
});
