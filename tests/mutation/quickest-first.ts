import type { TestSpecification } from "vitest/node";
import { BaseSequencer } from "vitest/node";

/** A mutant ends at the first failure: first the files that failed for the mutant before, then the short ones. */
export class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = (file: TestSpecification): number => {
      const result = this.ctx.cache.getTestSpecificationResult(file);
      if (result?.failed) return -1;
      return result?.duration ?? Number.POSITIVE_INFINITY;
    };
    return files.toSorted((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId));
  }
}
