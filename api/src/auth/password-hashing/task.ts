/** A worker's task: to hash, or with `hash` to compare. It works on one task at a time. */
export interface HashTask {
  password: string;
  hash?: string;
}

export type HashResponse = { value: string | boolean } | { error: string };
