import { type Layers, runLayers } from "./support/run-steps.ts";

// Breaks the code in small ways and runs the tests that reach it: `npm run mutation`. `npm run mutation -- domain` judges one folder,
// `npm run mutation -- domain --mutate "contracts/domain/sports.ts"` one file.
const FOLDERS = ["domain", "scheduling"];

const [folder = "", ...options] = process.argv.slice(2);
const known = FOLDERS.includes(folder);
if (folder !== "" && !known) {
  console.error(`No such folder: ${folder}. There are: ${FOLDERS.join(", ")}.`);
  process.exit(2);
}
const layers: Layers = Object.fromEntries(
  (known ? [folder] : FOLDERS).map((name) => [
    name,
    [{ command: ["stryker", "run", `tests/mutation/${name}.config.mjs`, ...options] }],
  ]),
);
await runLayers(layers);
