import { parseArgs } from "node:util";
import { readEnvironment } from "./environment/read-environment.ts";
import { operatorOf } from "./operator/as-operator.ts";
import { grantOperator, listOperators, revokeOperator } from "./operator/operators.ts";
import { textTable } from "./operator/text-table.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";

const usage = `npm run operators -- list             accounts that may open /admin/platform
npm run operators -- add <email>      lets an account
npm run operators -- remove <email>   ends that`;

/** Who may run this installation from the browser (docs/operating.md#the-platform-page). */
await runCommand(async (lifetime) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command, email = "", ...more] = positionals;
  const takesEmail = command === "add" || command === "remove";
  if ((command !== "list" && !takesEmail) || takesEmail !== (email !== "") || more.length > 0)
    throw new CommandError(usage);
  const config = readEnvironment();
  const asOperator = await operatorOf(config, lifetime, "npm run operators");
  switch (command) {
    case "list":
      return console.log(textTable((await asOperator(listOperators)).map((row) => ({ ...row }))));
    case "add": {
      const { hasSecondFactor } = await asOperator((sql) => grantOperator(sql, email));
      console.log(`${email} may open ${new URL("/admin/platform", config.siteUrl).href}`);
      if (!hasSecondFactor) console.log("It opens once the account has a second factor: /my-account, Security.");
      return;
    }
    default:
      await asOperator((sql) => revokeOperator(sql, email));
      return console.log(`${email} is no operator any more.`);
  }
});
