import { callFunction } from "../api/src/db/call.ts";
import { newSetupSecret, secretHash } from "../api/src/invitations/first-admin/setup-secret.ts";
import { readEnvironment } from "./environment/read-environment.ts";
import { operatorOf } from "./operator/as-operator.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";

// A one-time secret for inviting the installation's first admin (docs/operating.md#the-first-admin).
await runCommand(async (lifetime) => {
  const config = readEnvironment();
  const asOperator = await operatorOf(config, lifetime, "npm run first-admin");
  const secret = newSetupSecret();
  if (!(await asOperator((sql) => callFunction(sql, "auth.offer_set_up", secretHash(secret))))) {
    throw new CommandError("This installation has an admin already. Admins invite others at /admin/invite.");
  }
  console.error("Open the address within a day, and give it the first admin's email address and this secret:");
  console.log(`${new URL("/admin/invite", config.siteUrl).href}\n${secret}`);
});
