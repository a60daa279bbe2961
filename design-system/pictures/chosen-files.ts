import { globSync } from "node:fs";
import { basename } from "node:path";

/**
 * The files of stories that a word of the command line means, from the design system: "Button" is that component alone, not also
 * BackButton; what is no such name is part of a path.
 */
export function chosenFiles(folder: string, word: string): string[] {
  const files = globSync(
    ["{foundations,guides,patterns,src}/**/*.stories.tsx", "../{mf-*,shell}/src/**/*.stories.tsx"],
    {
      cwd: folder,
    },
  ).sort();
  const named = files.filter((file) => basename(file).split(".")[0] === word);
  return named.length > 0 ? named : files.filter((file) => file.includes(word));
}
