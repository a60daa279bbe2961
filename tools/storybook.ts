import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./environment/root.ts";
import { startChild } from "./process/child.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";
import { nextFreePort } from "./process/free-port.ts";
import { storybookBuilds, storybookParts } from "./storybook/builds.ts";

const designSystem = join(root, "design-system");
const program = join(root, "node_modules/storybook/dist/bin/dispatcher.js");

// The catalogue of all, or of one part: npm run storybook -- mf-coach. As files, each part at its own address and the main one
// referring to them: npm run storybook -- --build --address https://stories.example
await runCommand(async ({ signal }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      build: { type: "boolean" },
      to: { type: "string", default: "dist-storybook" },
      address: { type: "string" },
      with: { type: "string", multiple: true, default: [] },
    },
  });
  const [part] = positionals;
  if (part && !storybookParts(root).includes(part))
    throw new CommandError(`${part} has no stories of its own: ${storybookParts(root).join(", ")}`);
  const run = async (args: string[], env: Record<string, string>) => {
    const child = startChild({
      command: process.execPath,
      args: [program, ...args],
      cwd: designSystem,
      env: { ...process.env, ...env },
    });
    signal.addEventListener("abort", () => void child.stop("SIGINT", 5_000), { once: true });
    const how = await child.ended;
    if (how !== "exit code 0" && !signal.aborted) throw new CommandError(`Storybook ended with ${how}.`);
  };
  if (values.build) {
    const to = resolve(root, values.to);
    for (const { folder, env } of storybookBuilds(root, { part, address: values.address, others: values.with }))
      await run(["build", "--quiet", "--output-dir", join(to, folder)], env);
    return console.log(`\nServe ${to}.`);
  }
  const host = process.env.LISTEN_ADDRESS || "127.0.0.1";
  const port = await nextFreePort(6006);
  console.log(`The catalogue will be at http://${host}:${port}.`);
  // Without --exact-port Storybook asks what to do about a port that was taken meanwhile, and its input is closed.
  const options = ["--host", host, "--port", String(port), "--exact-port", "--no-open"];
  await run(["dev", ...options], part ? { STORYBOOK_PART: part } : {});
});
