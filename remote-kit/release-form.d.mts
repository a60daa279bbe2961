export function readBuild(folder: string): { name: string; files: Map<string, Buffer> };
export function releaseForm(
  files: Map<string, Buffer>,
  releaser: { who: string; commit?: string },
  audience?: object,
): Promise<{ type: string; body: Buffer }>;
