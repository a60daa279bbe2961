import postgres from "postgres";

/** As many connections as an api process has, each used by one caller at a time. */
const SIZE = 10;

export function openDriverPool(url: string) {
  const all = Array.from({ length: SIZE }, () => postgres(url, { max: 1, onnotice: () => {} }));
  const free = [...all];
  const waiting: ((sql: postgres.Sql) => void)[] = [];
  return {
    async use(work: (sql: postgres.Sql) => Promise<void>): Promise<void> {
      const sql = free.pop() ?? (await new Promise<postgres.Sql>((resolve) => waiting.push(resolve)));
      await work(sql);
      const next = waiting.shift();
      if (next) next(sql);
      else free.push(sql);
    },
    end: () => Promise.all(all.map((sql) => sql.end())),
  };
}
