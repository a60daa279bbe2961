import { parseArgs } from "node:util";
import { adminClaims } from "../api/src/keys/admin-claims.ts";
import { KeyFileError } from "../api/src/keys/key-file.ts";
import { openKeys } from "../api/src/keys/keys.ts";
import { readEnvironment } from "./environment/read-environment.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";

// A bearer token for the admin calls of the auth service, valid for ten minutes (docs/product/auth-api.md#admin-calls).
await runCommand(async () => {
  const [program, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (!program || more.length > 0)
    throw new CommandError('Who will use it? npm run admin-token -- "import of members"');
  const { siteUrl, dataDir, keys: given } = readEnvironment();
  try {
    const keys = await openKeys({ dataDir, keys: given }, undefined, { mayCreate: false });
    console.log(await keys.sign(adminClaims(siteUrl, program)));
  } catch (error) {
    if (error instanceof KeyFileError) throw new CommandError(error.message, { cause: error });
    throw error;
  }
});
