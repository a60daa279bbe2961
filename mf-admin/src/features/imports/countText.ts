/** "1 row", "4,700 rows" */
export const countText = (count: number, one: string, many: string): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
