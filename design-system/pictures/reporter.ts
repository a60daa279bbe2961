import { rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Reporter, TestModule, Vitest } from "vitest/node";
import { differingPictures, redrawnPictures } from "./changed-pictures.ts";
import { reportPage } from "./report-page.ts";

/**
 * After a run in which pictures changed, a page with before, after and difference of each, and its address on the console. A run fails if
 * it has stories that ran without what `.storybook/baselines.setup.ts` prepares: their pictures were not compared.
 */
export function pictureReporter(checkout: string, folder: string): Reporter {
  let vitest: Vitest | undefined;
  return {
    onInit(started) {
      vitest = started;
    },
    onTestRunStart() {
      rmSync(folder, { recursive: true, force: true });
    },
    onTestRunEnd(modules) {
      const unprepared = modules.flatMap(unpreparedStories);
      if (unprepared.length > 0) {
        console.error(`These stories ran without .storybook/baselines.setup.ts:\n${unprepared.join("\n")}`);
        process.exitCode = 1;
      }
      const isUpdate = vitest?.config.snapshotOptions.updateSnapshot === "all";
      const pictures = (isUpdate ? redrawnPictures : differingPictures)(checkout, folder);
      if (pictures.length === 0) return;
      const page = join(folder, "index.html");
      writeFileSync(page, reportPage(pictures));
      const names = pictures.map(({ name, workspace }) => `  ${workspace}: ${name}`);
      console.log(
        `${pictures.length} pictures changed, shown by ${relative(process.cwd(), page)}\n${names.join("\n")}`,
      );
    },
  };
}

function unpreparedStories({ project, children, relativeModuleId }: TestModule): string[] {
  if (!project.name.startsWith("stories-")) return [];
  return [...children.allTests("passed")]
    .filter((story) => !story.meta().isPrepared)
    .map(({ name }) => `  ${relativeModuleId}: ${name}`);
}
