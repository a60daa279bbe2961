/** A part of the web whose build is in a folder. */
export interface BuiltPart {
  name: string;
  dist: string;
}

/** A remote whose build waits to be released. */
export interface BuiltRemote extends BuiltPart {
  /** The version with a hash of what was built: "1.0.0-1a2b3c4d". */
  release: string;
  /** Its remote.json. */
  remote?: { [field: string]: unknown };
}
