/** What a remote may be called. What reads a name takes the pattern from this file; the chart's values.schema.json is compared by its test. */
export const REMOTE_NAME = /^[a-z][a-z0-9-]*$/;

/**
 * The same where "mf-" marks a name as that of a remote: a folder of this repository, an entry of REMOTE_ORIGINS, an override. Part of a
 * regular expression.
 */
export const MARKED_REMOTE = "mf-[a-z0-9-]+";
