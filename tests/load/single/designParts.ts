import type { DesignPart } from "@courtside/contracts/shell/remote.ts";

/** In place of the shell's table: without a share scope a screen's own chunks bring what it uses, and only that. */
export const isDesignPart = (_name: unknown): _name is DesignPart => false;

export const fetchPart = async (_part: DesignPart): Promise<unknown> => undefined;
