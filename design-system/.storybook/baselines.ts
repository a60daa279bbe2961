import { resolve } from "node:path";

interface Place {
  /** Of the story, from the design system. */
  testFileDirectory: string;
  root: string;
  /** The picture's name. */
  arg: string;
  ext: string;
}

/** The workspace a story lies in: its team keeps the pictures beside its code. */
const workspaceOf = ({ testFileDirectory }: Place) => /^\.\.\/([^/]+)/.exec(testFileDirectory)?.[1] ?? "design-system";

/** How pictures of stories are compared, and where they lie. README.md, "Pictures", says why these numbers. */
export const baselines = {
  comparatorName: "pixelmatch" as const,
  comparatorOptions: { threshold: 0.05, allowedMismatchedPixels: 4 },
  // Two pictures that are alike: a busy machine takes its time over each.
  timeout: 30_000,
  resolveScreenshotPath: (place: Place) =>
    resolve(place.root, "..", workspaceOf(place), "baselines", `${place.arg}${place.ext}`),
  resolveDiffPath: ({ root, arg, ext }: Place) => resolve(root, "baseline-diffs", `${arg}${ext}`),
};
