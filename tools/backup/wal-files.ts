/** Names of the parts of Postgres' log, "000000010000000000000003": the timeline, then the number in two halves, 256 parts to one of the upper. */
export const WAL_FILE = /^[0-9A-F]{24}$/;

const PER_UPPER = 0x100;

export const timelineOf = (file: string) => file.slice(0, 8);

export const numberOf = (file: string) =>
  Number.parseInt(file.slice(8, 16), 16) * PER_UPPER + Number.parseInt(file.slice(16), 16);
