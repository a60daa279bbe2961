import { parseArgs } from "node:util";
import { root } from "./environment/root.ts";
import { runCommand } from "./process/command.ts";
import { CommandError } from "./process/command-error.ts";
import { notesOf } from "./versions/changelog.ts";
import { versionedFiles } from "./versions/manifests.ts";

// For the release workflow: rejects a tag that is not the version of every workspace.
await runCommand(async () => {
  const [tag] = parseArgs({ allowPositionals: true }).positionals;
  if (!tag) throw new CommandError("Of which tag? npm run release-notes -- v1.0.0");
  const other = versionedFiles(root).filter(({ version }) => `v${version}` !== tag);
  if (other.length > 0) {
    const list = other.map(({ file, version }) => `${file} ${version}`).join(", ");
    throw new CommandError(`${tag} is not the version of ${list}: run npm run set-version before tagging.`);
  }
  console.log(notesOf(root, tag.slice(1)));
});
